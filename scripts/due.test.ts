/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const due = (...options: readonly string[]) =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/due.ts', ...options], {
    encoding: 'utf8',
  });

it('explains its options where one is unknown', () => {
  const { status, stderr } = due('--wrong');
  expect(status).toBe(2);
  expect(stderr).toContain("Unknown option '--wrong'");
  expect(stderr).toContain('--on 2027-03-01');
  expect(stderr).not.toContain('at parseArgs');
});

it('leads to the line of each last day', () => {
  const rows = [...due('--on', '2000-01-01').stdout.matchAll(/^ {2}(\S+) .* · (\S+):(\d+)$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  const wrong = rows.filter(([, ends = '', file = '', line]) => {
    const text = readFileSync(file, 'utf8');
    return text.includes(`'${ends}'`) && !text.split('\n')[Number(line) - 1]?.includes(ends);
  });
  expect(wrong.map(([row]) => row)).toEqual([]);
});

it('knows the half-term, the paths and the lifeguards', () => {
  const { stdout } = due('--on', '2026-01-01');
  for (const what of ['half-term', 'Path', 'Lifeguards']) expect(stdout).toContain(what);
});
