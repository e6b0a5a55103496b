import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A report as Playwright writes it, with so many tests that passed at once, later, and never. */
const report = (expected: number, flaky = 0, unexpected = 0) => ({
  stats: { expected, flaky, unexpected, skipped: 0 },
  errors: [],
});

function tally(status: number, ...reports: readonly object[]) {
  mkdirSync(join(folder, 'test-results'));
  for (const [index, one] of reports.entries()) {
    writeFileSync(join(folder, 'test-results', `${index}.json`), JSON.stringify(one));
  }
  const script = resolve('scripts/tally.mjs');
  const run = spawnSync(process.execPath, [script, String(status)], { cwd: folder });
  return { lines: run.stdout.toString().trim().split('\n'), status: run.status };
}

const unitTests = {
  numPassedTests: 3,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 1,
};

test('adds up the reports', () => {
  expect(tally(0, unitTests, report(2))).toEqual({
    lines: ['5 passed, 0 failed, 1 skipped'],
    status: 0,
  });
});

test('counts a test that passed on its second try as passed', () => {
  expect(tally(0, report(2, 1))).toEqual({ lines: ['3 passed, 0 failed'], status: 0 });
});

test('fails where more than two needed a second try, in all reports together', () => {
  const { lines, status } = tally(0, report(2, 2), report(1, 1));
  expect(lines.at(-1)).toBe('6 passed, 1 failed');
  expect(status).toBe(1);
});

test('counts a check that is no test as one that failed, and a failed test as itself', () => {
  expect(tally(1, report(2)).lines).toEqual(['2 passed, 1 failed']);
  rmSync(join(folder, 'test-results'), { recursive: true });
  expect(tally(1, report(2, 0, 4)).lines).toEqual(['2 passed, 4 failed']);
});
