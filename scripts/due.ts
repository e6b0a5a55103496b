/**
 * `npm run due`: what in `content/` runs out when, with file and line. Ends with an error when
 * something is within its notice or over. `--on 2027-03-01` asks for another day; `--warn` only
 * says so, and only what is due, as the build does.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { IsoDate } from '@/content/types';
import { isDate } from '@/lib/content/check/faults';
import { dueOn, type Due } from '@/lib/trust/due';
import { expiries } from '@/lib/trust/expiries';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { lineOf } from './line-of';

const words: Readonly<Record<Due, string>> = {
  later: '',
  due: 'DUE',
  over: 'OVER',
  said: 'none ahead',
};

const { values } = parseArgs({
  // A bare --on is answered below, and not with Node's own words.
  args: process.argv
    .slice(2)
    .map((word, n, all) => (word === '--on' && n + 1 === all.length ? '--on=' : word)),
  options: { on: { type: 'string' }, warn: { type: 'boolean', default: false } },
});
const day = values.on ?? londonDate(epochMinutes(Date.now()));
if (!isDate(day)) {
  console.error(`"${day}" is not a date: --on takes YYYY-MM-DD.`);
  process.exit(2);
}

const list = expiries()
  .map((expiry) => ({ ...expiry, state: dueOn(day as IsoDate, expiry) }))
  .sort((a, b) => (a.ends ?? '').localeCompare(b.ends ?? ''));
const shown = values.warn ? list.filter(({ state }) => state !== 'later') : list;

if (shown.length > 0) console.log(`What runs out, as of ${day} (docs/once-a-year.md):`);
for (const { what, file, at, ends, state } of shown) {
  const line = lineOf(readFileSync(file, 'utf8'), at);
  console.log(
    `  ${(ends ?? 'none').padEnd(10)}  ${words[state].padEnd(10)}  ${what} · ${file}:${line}`,
  );
}
if (!values.warn && list.some(({ state }) => state === 'due' || state === 'over')) {
  process.exitCode = 1;
}
