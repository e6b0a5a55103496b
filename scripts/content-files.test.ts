import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyReadable, loadIssue, namelessIssues } from './content-files';

function failure(message: string, stack: string): Error {
  const error = new Error(message);
  error.stack = stack;
  return error;
}

test.each([
  [
    'Transform failed with 1 error:\n/home/me/guide/content/events.ts:4:4: ERROR: Expected "}" but found "title"',
    'TransformError',
    'content/events.ts, line 4: cannot be read (Expected "}" but found "title"); look there and in the line above for a comma, a quote or a bracket that is missing or too much; within a text write ’, not \'',
  ],
  [
    'greenPlace is not defined',
    'ReferenceError\n    at /home/me/guide/content/events.ts:12:5',
    'content/events.ts, line 12: cannot be loaded (greenPlace is not defined); write the name as the other file has it, or take it out',
  ],
  [
    'places is undefined',
    'TypeError\n    at file:///home/me/guide/lib/content/queries.ts:7:1',
    'lib/content/queries.ts, line 7: cannot be loaded (places is undefined); write the name as the other file has it, or take it out',
  ],
  [
    "The requested module '@/content/events' does not provide an export named 'events'",
    '/home/me/guide/lib/check/everything.ts:7\nimport { events } from …',
    'content/events.ts: has no events (any more), but lib/check/everything.ts needs it; write export const events = …, with an empty list where there is nothing to tell',
  ],
  [
    "Cannot find package '@/content' imported from /home/me/guide/lib/check/everything.ts",
    'Error',
    'content/: a file is not there (any more), but lib/check/everything.ts needs it; put it back, with an empty list where there is nothing to tell',
  ],
])('what cannot be loaded is named with its file: %s', (message, stack, sentence) => {
  expect(loadIssue(failure(message, stack), '/home/me/guide')).toBe(sentence);
});

test('what is no error is said as it is', () => {
  expect(loadIssue('what?', '/home/me/guide')).toMatch(/ cannot be loaded \(what\?\)/);
});

test('an entry without a slug, and a comma too many, are named by their number', () => {
  const events = [{ slug: 'fair' }, { title: 'Market' }, { slug: 7 }, undefined, null];
  const years = [2026, 2027];
  expect(namelessIssues([{ file: 'events', exports: { events, years } }])).toEqual([
    'content/events.ts › events[1] › slug: is missing or no text in quotes; write one of its own, such as summer-fair',
    'content/events.ts › events[2] › slug: is missing or no text in quotes; write one of its own, such as summer-fair',
    'content/events.ts › events[3]: is no entry; take it out, with its comma',
    'content/events.ts › events[4]: is no entry; take it out, with its comma',
  ]);
});

test('a straight quote within a text keeps its file from the copy that the pages are made of', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  const [folder, copy] = [path.join(root, 'content'), path.join(root, 'copy')];
  mkdirSync(folder);
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const copied = (name: string) => readFileSync(path.join(copy, name), 'utf8');
  write('events.ts', "export const title = 'The fair';");
  write('places.ts', "export const name = 'Quay';");
  copyReadable(folder, copy);
  write('events.ts', "export const title = 'The quay's fair';");
  write('places.ts', "export const name = 'Old Quay';");
  copyReadable(folder, copy);
  expect(copied('events.ts')).toContain("'The fair'");
  expect(copied('places.ts')).toContain("'Old Quay'");
});
