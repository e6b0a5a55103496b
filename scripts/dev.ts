/** `npm run dev`: Next’s server, which also checks content and builds pictures when they change. */
import { execSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, watch } from 'node:fs';
import { copyReadable } from './content-files';

/** What Next reads in place of `content/` (`next.config.ts`). */
const copy = '.cache/content';
process.env['CONTENT_ISSUES'] = './.cache/content-issues.mjs';
mkdirSync('.cache', { recursive: true });
rmSync(copy, { recursive: true, force: true });

function refresh(build: string): boolean {
  try {
    execSync(`npm run --silent check && ${build}`, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

if (!refresh('npm run --silent assets')) process.exit(1);
copyReadable('content', copy);
const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit', shell: true });
next.once('close', (status) => process.exit(status ?? 0));

let pending: NodeJS.Timeout | undefined;
for (const folder of ['content', 'art/photos']) {
  watch(folder, { recursive: true }, () => {
    // Editors write a file in several steps.
    clearTimeout(pending);
    pending = setTimeout(() => {
      copyReadable('content', copy);
      if (!refresh('tsx scripts/images/build-images.ts'))
        console.error('Every page shows this until it is corrected.');
    }, 200);
  });
}
