import { readFileSync } from 'node:fs';
import { annotation } from './annotation';

const events = `export const events = [
  {
    slug: 'fair',
    startDate: '2025-02-30',
  },
];`;

it.each([
  ['content/events.ts › fair › startDate: 100% wrong', 'file=content/events.ts,line=4'],
  ['content/events.ts, line 12: cannot be read', 'file=content/events.ts,line=12'],
  ['content/events.ts › events: there are 1', 'file=content/events.ts,line=1'],
])('puts "%s" on its line', (fault, place) => {
  expect(annotation(fault, () => events)).toBe(`::error ${place}::${fault.replace('%', '%25')}`);
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
