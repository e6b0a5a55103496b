import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { IsoDate } from '@/content/types';
import { date } from '@/content/schema/fields';
import { type Due, dueOn, expiries } from '@/lib/due/expiries';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { lineOf } from './content-lines';

const words: Readonly<Record<Due, string>> = {
  later: '',
  due: 'DUE',
  over: 'OVER',
  'none-ahead': 'none ahead',
};

const usage = `npm run due lists the facts that expire, and fails when one is due.
  npm run due -- --on 2027-03-01   as of that day
  npm run due -- --warn            shows only what is due, and never fails`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        on: { type: 'string' },
        warn: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

const values = readOptions();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const day = values.on ?? londonDate(epochMinutes(Date.now()));
if (!date.safeParse(day).success) {
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
