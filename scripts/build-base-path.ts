/**
 * Builds the site as it would lie under a folder, as on GitHub Pages, so that
 * `e2e/base-path.spec.ts` can look for addresses that forgot the folder.
 */
import { spawnSync } from 'node:child_process';
import { basePathFolder, basePathSite } from './base-path';

function run(command: string): void {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, NEXT_PUBLIC_BASE_PATH: basePathFolder, SITE_OUT: basePathSite },
  });
  if (status !== 0) process.exit(status ?? 1);
}

run('npx next build');
run(`npx tsx scripts/finish.ts ${basePathSite}`);
