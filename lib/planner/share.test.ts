import type { PlannerItemDraft } from './item';
import { isPlanFragment } from './plan-fragment';
import { MAX_SHARED, encodePlan, parseFragment, resolveShared } from './share';

function draft(type: string, slug?: string): PlannerItemDraft {
  return { type, name: `${type} ${slug}`, description: '', image: '', ...(slug && { slug }) };
}

const walk = draft('activity', 'coastal-path-trails');
const beach = draft('beach', 'long-sands');
const entries = [
  { type: 'activity', slug: 'coastal-path-trails' },
  { type: 'beach', slug: 'long-sands' },
];

test('a plan is written as its types and slugs', () => {
  expect(encodePlan([walk, beach])).toEqual({
    fragment: '#plan=activity:coastal-path-trails,beach:long-sands',
    leftOut: 0,
  });
});

test('what has no page of its own is left out and counted', () => {
  const foreign = [draft('beach'), draft('Boat Hire', 'ferry'), draft('beach', 'Not A Slug')];
  expect(encodePlan([walk, ...foreign])).toEqual({
    fragment: '#plan=activity:coastal-path-trails',
    leftOut: 3,
  });
});

test('a plan of which nothing can be shared has no fragment', () => {
  expect(encodePlan([])).toEqual({ fragment: null, leftOut: 0 });
  expect(encodePlan([draft('beach')])).toEqual({ fragment: null, leftOut: 1 });
});

test('a link carries 500 things at the most, and its reader takes them', () => {
  const many = Array.from({ length: MAX_SHARED + 20 }, (_, index) =>
    draft('accommodation', `a-rather-long-name-of-a-guest-house-with-a-number-${index}`),
  );
  const { fragment, leftOut } = encodePlan(many);
  expect(leftOut).toBe(20);
  const read = parseFragment(fragment ?? '');
  expect(read.kind === 'plan' && read.entries.length).toBe(500);
});

test.each([
  '#plan=activity:coastal-path-trails,beach:long-sands',
  'plan=activity:coastal-path-trails,beach:long-sands',
  '#plan=activity%3Acoastal-path-trails%2Cbeach%3Along-sands',
  '#plan%3Dactivity:coastal-path-trails,beach:long-sands',
  '#plan=activity:coastal-path-trails,beach:long-sands,activity:coastal-path-trails',
])('the fragment %s is a plan of two things', (fragment) => {
  expect(parseFragment(fragment)).toEqual({ kind: 'plan', entries, unread: [] });
});

test.each(['', '#', '#main', '#planner', '#my-plan=beach:long-sands', '#%', '#%E0%A4%A'])(
  'the fragment %p is not meant as a plan',
  (fragment) => {
    expect(parseFragment(fragment)).toEqual({ kind: 'none' });
  },
);

test.each([
  '#plan=',
  '#plan=,',
  '#plan=beach',
  '#plan=beach:',
  '#plan=beach:long-',
  '#plan=beach:Long Sands',
  '#plan=boat:ferry',
  '#plan=constructor:name',
  '#plan=beach:../../etc',
  '#plan=<script>alert(1)</script>',
  '#plan=beach:%',
  `#plan=beach:a${',beach:a'.repeat(10_000)}`,
])('the fragment %.60s is damaged', (fragment) => {
  expect(parseFragment(fragment)).toEqual({ kind: 'damaged' });
});

test('entries stand for what the site has, in the order of the link, and the rest is counted', () => {
  const foreign = { type: 'beach', slug: 'waikiki' };
  const area = { type: 'area', slug: 'long-sands' };
  expect(resolveShared([...entries, foreign, area], [beach, walk])).toEqual({
    drafts: [walk, beach],
    unknown: ['waikiki', 'long-sands'],
  });
});

const both = '#plan=activity:coastal-path-trails,beach:long-sands';

test.each([
  `${both}.`,
  `${both})`,
  `${both}).`,
  `${both},`,
  `${both}?fbclid=IwAR0`,
  `${both}&utm_source=mail&utm_medium=x`,
  `${both}”`,
  `${both}%20`,
])('what a messenger or a sentence hangs onto a link does no harm: %s', (fragment) => {
  expect(parseFragment(fragment)).toEqual({ kind: 'plan', entries, unread: [] });
});

test.each([
  [`${both},activity`, ['activity']],
  [`${both},beach:slap%`, ['beach:slap%']],
  [`#plan=boat:ferry,activity:coastal-path-trails,beach:long-sands`, ['boat:ferry']],
])('what is good is read, and the rest is named: %s', (fragment, unread) => {
  expect(parseFragment(fragment)).toEqual({ kind: 'plan', entries, unread });
});

test('of more things than a link may carry the first are read, and the rest is named', () => {
  const many = Array.from({ length: MAX_SHARED + 2 }, (_, index) => `beach:b${index}`);
  const read = parseFragment(`#plan=${many.join(',')}`);
  expect(read.kind === 'plan' && [read.entries.length, read.unread]).toEqual([
    MAX_SHARED,
    many.slice(MAX_SHARED),
  ]);
});

test.each([
  ['#plan=', true],
  ['#plan%3Dbeach:a', true],
  ['#plan-title', false],
  ['#planner', false],
  ['#plan', false],
  ['', false],
])('the fragment %p is meant as a plan: %p', (fragment, meant) => {
  expect(isPlanFragment(fragment)).toBe(meant);
});
