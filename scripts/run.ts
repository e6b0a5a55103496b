import { spawn } from 'node:child_process';

/**
 * Runs an npm script to its end and shows what it prints.
 *
 * @throws Error when it fails; what was wrong, it has said itself
 */
export async function runScript(
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`npm run ${script} failed`);
}
