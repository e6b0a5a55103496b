import { loadFault, syntaxFault } from './syntax-faults';

const broken = `export const events = [
  {
    slug: 'fair'
    title: 'Fair',
  },
];`;

test('a comma that is missing is named with its file and line', async () => {
  expect(await syntaxFault('content/events.ts', broken)).toMatch(
    /^content\/events\.ts, line 4: cannot be read at "title: 'Fair'," \(.+\); look there and in the line above for a comma/,
  );
});

test('a file that can be read has no such fault', async () => {
  const whole = broken.replace("'fair'", "'fair',");
  expect(await syntaxFault('content/events.ts', whole)).toBeUndefined();
});

test('a name that nobody knows is named with the file that uses it', () => {
  const error = new ReferenceError('greenPlace is not defined');
  error.stack = `${error.message}\n    at /home/me/guide/content/events.ts:12:5`;
  expect(loadFault(error, '/home/me/guide')).toBe(
    'content/events.ts, line 12: cannot be loaded (greenPlace is not defined); write the name as the other file has it, or take it out',
  );
  error.stack = `${error.message}\n    at file:///home/me/guide/lib/content/queries.ts:7:1`;
  expect(loadFault(error, '/home/me/guide')).toMatch(/^lib\/content\/queries\.ts, line 7: /);
  expect(loadFault('what?', '/home/me/guide')).toMatch(/^content\/: cannot be loaded \(what\?\)/);
});
