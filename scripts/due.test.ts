/** @jest-environment node */
import { spawnSync } from 'node:child_process';

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
