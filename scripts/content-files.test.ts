import { absentFaults, namelessFaults } from './content-files';

const sources = [
  {
    file: 'app/page.tsx',
    text: [
      "import { events, type EventSlug } from '@/content/events';",
      "import type { Stay } from '@/content/stays';",
      "import { pages } from '@/content/pages';",
      'export const title = pages.about.title; // of `pages.ts`, not of subpages.others',
    ].join('\n'),
  },
];
const whole = [
  { file: 'events', exports: { events: [] } },
  { file: 'stays', exports: {} },
  { file: 'pages', exports: { pages: { about: { title: 'About' } } } },
];
const instead = (file: string, exports: Readonly<Record<string, unknown>>) =>
  whole.map((one) => (one.file === file ? { file, exports } : one));

test('content that has all that the code takes from it has no fault', () => {
  expect(absentFaults(sources, whole)).toEqual([]);
});

test('a file that was deleted is named, also where only its types are asked for', () => {
  expect(absentFaults(sources, whole.slice(2))).toEqual([
    'content/events.ts: is not there (any more), but app/page.tsx needs it; put it back, with an empty list where there is nothing to tell',
    'content/stays.ts: is not there (any more), but app/page.tsx needs it; put it back, with an empty list where there is nothing to tell',
  ]);
});

test('a list that was taken out, and an empty file, are named once for all that need them', () => {
  expect(absentFaults([...sources, ...sources], instead('events', {}))).toEqual([
    'content/events.ts: has no events (any more), but app/page.tsx needs it; write export const events = …, with an empty list where there is nothing to tell',
  ]);
});

test('a page whose texts are missing is named', () => {
  expect(absentFaults(sources, instead('pages', { pages: { abuot: {} } }))).toEqual([
    'content/pages.ts › about: is missing, but app/page.tsx needs it; put it back, or correct a slip in its name',
  ]);
});

test('an entry without a slug, and a comma too many, are named by their number', () => {
  const events = [{ slug: 'fair' }, { title: 'Market' }, { slug: 7 }, undefined, null];
  const years = [2026, 2027];
  expect(namelessFaults([{ file: 'events', exports: { events, years } }])).toEqual([
    'content/events.ts › events[1] › slug: is missing or no text in quotes; write one of its own, such as summer-fair',
    'content/events.ts › events[2] › slug: is missing or no text in quotes; write one of its own, such as summer-fair',
    'content/events.ts › events[3]: is no entry; take it out, with its comma',
    'content/events.ts › events[4]: is no entry; take it out, with its comma',
  ]);
});
