import { existsSync, readFileSync } from 'node:fs';

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| +\d/.test(line));

/** Tests as the table names them: a file, and a title of it. */
const tests = rows.flatMap((row) => [...row.matchAll(/`([\w./-]+)` “(.+?)”(?=;| +\|)/g)]);

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const source = sources.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  sources.set(file, source);
  return source;
}

test('the statements of the specification are numbered without a gap', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(rows.map((_, index) => index + 1));
});

test('each has a test or a decision', () => {
  const bare = rows.filter((row) => !/“.+”|\[decision \d{3}\]\(/.test(row));
  expect(bare).toEqual([]);
});

test('each test that is named is there under its title', () => {
  expect(tests.length).toBeGreaterThan(150);
  const gone = tests.filter(([, file = '', title = '']) => {
    const literal = [`'${title.replaceAll("'", String.raw`\'`)}'`, `\`${title}\``, `"${title}"`];
    return !literal.some((text) => sourceOf(file).includes(text));
  });
  expect(gone.map(([name]) => name)).toEqual([]);
});
