import { readFileSync } from 'node:fs';
import { annotation, lineOf } from './content-lines';

const events = `export const events = [
  {
    slug: 'fair',
    startDate: '2025-02-30',
  },
];`;

it.each([
  ['content/events.ts › fair › startDate: 100% wrong', 'file=content/events.ts,line=4'],
  ['content/events.ts › fair › startDate[0]: is wrong', 'file=content/events.ts,line=4'],
  ['content/events.ts, line 12: cannot be read', 'file=content/events.ts,line=12'],
  ['content/events.ts › events: there are 1', 'file=content/events.ts,line=1'],
])('puts "%s" on its line', (issue, place) => {
  expect(annotation(issue, () => events)).toBe(`::error ${place}::${issue.replace('%', '%25')}`);
});

it('says what has no file without one', () => {
  expect(annotation('there is no room', () => '')).toBe('::error::there is no room');
});

it('comes first on pull requests, before anything that takes long', () => {
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
  const job = (name: string) => workflow.split(`\n  ${name}:\n`)[1]?.split(/\n {2}\w+:\n/)[0] ?? '';
  expect(job('content')).toContain('npm run check');
  expect(job('content')).not.toContain('needs:');
  expect(job('check')).toContain('needs: content');
});

const text = `const read = { until: 3 } as const;
export const list = [
  { slug: 'one', until: 1 },
  {
    slug: 'two',
    until: 2,
  },
  {
    slug: 'three',
    ...read,
  },
];`;

it('finds a field in its own entry', () => {
  expect(lineOf(text, ['export const list'])).toBe(2);
  expect(lineOf(text, ['one', 'until'])).toBe(3);
  expect(lineOf(text, ['two', 'until'])).toBe(6);
});

it('finds a field in what the entry spreads', () => {
  expect(lineOf(text, ['three', 'until'])).toBe(1);
});

it('stays at the last that it found', () => {
  expect(lineOf(text, ['two', 'never'])).toBe(5);
  expect(lineOf(text, ['never'])).toBe(1);
});
