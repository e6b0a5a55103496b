/** Links of form 1, as they were copied out of browsers before there was another. */
import { isPlanFragment } from '@/lib/planner/plan-fragment';
import type { Trip } from '@/lib/days/trip';
import { MAX_SHARED } from './limits';
import { readPlan, type Tables } from './link';

function draft(type: string, slug: string) {
  return { type, name: `${type} ${slug}`, slug, description: '', image: '' };
}

const walk = draft('activity', 'coastal-path-trails');
const beach = draft('beach', 'long-sands');
const cove = draft('beach', 'cove');
const inn = draft('restaurant', 'inn');
const tables: Tables = {
  codes: {},
  catalogue: [beach, walk, { ...cove, ends: 1 }, inn],
};
const read = (fragment: string, some = tables) => readPlan(fragment, () => Promise.resolve(some));
const plan = (drafts: readonly object[], unread: readonly string[] = []) => ({
  kind: 'plan',
  drafts,
  unread,
  unknown: [],
  days: 'none',
  changed: false,
});

const both = '#plan=activity:coastal-path-trails,beach:long-sands';

test.each([
  both,
  both.slice(1),
  '#plan=activity%3Acoastal-path-trails%2Cbeach%3Along-sands',
  '#plan%3Dactivity:coastal-path-trails,beach:long-sands',
  `${both},activity:coastal-path-trails`,
  `${both}.`,
  `${both})`,
  `${both}).`,
  `${both},`,
  `${both}?fbclid=IwAR0`,
  `${both}&utm_source=mail&utm_medium=x`,
  `${both}”`,
  `${both}%20`,
])('the fragment %s is a plan of two things', async (fragment) => {
  expect(await read(fragment)).toEqual(plan([walk, beach]));
});

test.each(['', '#', '#main', '#planner', '#my-plan=beach:long-sands', '#%', '#%E0%A4%A'])(
  'the fragment %p is not meant as a plan',
  async (fragment) => {
    expect(await read(fragment)).toEqual({ kind: 'none' });
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
])('the fragment %.60s is damaged, and nothing is fetched for it', async (fragment) => {
  const load = jest.fn();
  expect(await readPlan(fragment, load)).toEqual({ kind: 'damaged' });
  expect(load).not.toHaveBeenCalled();
});

test.each([
  [`${both},activity`, ['activity']],
  [`${both},beach:slap%`, ['beach:slap%']],
  ['#plan=boat:ferry,activity:coastal-path-trails,beach:long-sands', ['boat:ferry']],
])('what is good is read, and the rest is named: %s', async (fragment, unread) => {
  expect(await read(fragment)).toEqual(plan([walk, beach], unread));
});

test('what the site does not have is named, and when an event ends is not handed on', async () => {
  expect(await read('#plan=beach:cove,beach:waikiki,area:long-sands')).toEqual({
    ...plan([cove]),
    unknown: ['waikiki', 'long-sands'],
  });
  expect(await read('#plan=beach:waikiki')).toEqual({ kind: 'foreign' });
});

test('of more things than a link may carry the first are read, and the rest is named', async () => {
  const many = Array.from({ length: MAX_SHARED + 2 }, (_, index) => draft('beach', `b${index}`));
  const found = await read(`#plan=${many.map(({ slug }) => `beach:${slug}`).join(',')}`, {
    codes: {},
    catalogue: many,
  });
  expect(found).toEqual(plan(many.slice(0, MAX_SHARED), ['beach:b500', 'beach:b501']));
});

test('that the site’s list cannot be had is the caller’s to say', async () => {
  const failing = () => Promise.reject(new Error('offline'));
  await expect(readPlan(both, failing)).rejects.toThrow('offline');
});

test.each([
  ['#plan=', true],
  ['#plan%3Dbeach:a', true],
  ['#plan=2.abc', true],
  ['#plan-title', false],
  ['#planner', false],
  ['#plan', false],
  ['', false],
])('the fragment %p is meant as a plan: %p', (fragment, meant) => {
  expect(isPlanFragment(fragment)).toBe(meant);
});

describe('with days', () => {
  const days =
    'eyJmaXJzdERhdGUiOiIyMDMxLTA2LTA3Iiwic2V0dGluZ3MiOnsic2xlZXBzIjp7ImF0IjoicGxhY2UiLCJzbHVnIjoidmlsbGFnZSJ9LCJkb2ciOnRydWUsInBhY2UiOiJzbG93In0sImRheXMiOlt7InRpdGxlIjoiRm9nICYgZnVkZ2Ug4oCTIOKAnG1heWJl4oCdIiwibm90ZSI6Iti02KfYt9imIOKYgiIsInNldHNPdXQiOiIwOTozMCIsImJhY2siOiIxODowMCIsInN0b3BzIjpbeyJ0eXBlIjoiYmVhY2giLCJzbHVnIjoiY292ZSIsInRpbWUiOiIxMDowMCIsIm1pbnV0ZXMiOjkwLCJieSI6ImJ1cyIsIm5vdGUiOiI_In0seyJ0eXBlIjoicmVzdGF1cmFudCIsInNsdWciOiJpbm4ifV19LHsic3RvcHMiOltdfV0sInZlcnNpb24iOjF9';
  const list = '#plan=beach:cove,restaurant:inn';
  const link = `${list}&days=${days}`;
  const trip: Trip = {
    firstDate: '2031-06-07',
    settings: { sleeps: { at: 'place', slug: 'village' }, dog: true, pace: 'slow' },
    days: [
      {
        id: 'day',
        title: 'Fog & fudge – “maybe”',
        note: 'شاطئ ☂',
        setsOut: '09:30',
        back: '18:00',
        stops: [
          {
            id: 'beach:cove',
            type: 'beach',
            slug: 'cove',
            time: '10:00',
            minutes: 90,
            note: '?',
            by: 'bus',
          },
          { id: 'restaurant:inn', type: 'restaurant', slug: 'inn' },
        ],
      },
      { id: 'day-2', stops: [] },
    ],
  };

  test.each([
    ['as it was sent', link],
    ['in brackets and at the end of a sentence', `${link}).`],
    ['with something hung on', `${link}&utm_source=mail`],
    ['encoded by a messenger', link.replace('&', '%26').replace('days=', 'days%3D')],
    ['between the signs of slanted words', `${link}_`],
  ])('a link is read %s', async (_case, text) => {
    expect(await read(text)).toEqual({ ...plan([cove, inn]), days: trip });
  });

  test.each([
    ['cut short', link.slice(0, -30)],
    ['empty', `${list}&days=`],
    ['no code', `${list}&days=hello-there`],
    ['another shape', `${list}&days=${btoa('{"days":{}}')}`],
  ])('days that are %s are damaged, and the list is read', async (_case, text) => {
    expect(await read(text)).toEqual({ ...plan([cove, inn]), days: 'damaged' });
  });

  test('what this version does not know is left out, and stops at what is not there', async () => {
    const hostile = {
      days: [{ evil: 1, stops: [{ type: 'beach', slug: 'cove', evil: 2 }] }],
      evil: 3,
    };
    const found = await read(`${list}&days=${btoa(JSON.stringify(hostile))}`);
    expect(JSON.stringify(found)).not.toContain('evil');
    expect(await read(link, { codes: {}, catalogue: [inn] })).toMatchObject({
      days: { days: [{ stops: [{ slug: 'inn' }] }, { stops: [] }] },
    });
  });
});
