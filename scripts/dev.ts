/**
 * `npm run dev`: the site with every change shown at once. Watches what editors change: looks the
 * content over and makes the pictures that it names whenever something in it was saved. What is
 * wrong stands here and in the browser until it is mended.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { runScript } from './run';

// Before Next starts: its command line sends its first message before it reads any settings.
process.env['NEXT_TELEMETRY_DISABLED'] = '1';
// The check writes what it says into this file, and pages show it: next.config.ts
process.env['CONTENT_FAULTS'] = './.cache/content-faults.mjs';
mkdirSync('.cache', { recursive: true });

try {
  await runScript('check');
  await runScript('assets', { PICTURES: 'quick' });
} catch {
  process.exit(1);
}

const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit', shell: true });
next.once('close', (status) => process.exit(status ?? 0));

let isBusy = false;
let isDirty = false;

/** Once at a time; what is saved meanwhile is looked at afterwards. */
async function refresh(): Promise<void> {
  isDirty = true;
  if (isBusy) return;
  isBusy = true;
  while (isDirty) {
    isDirty = false;
    try {
      await runScript('check');
      await runScript('images', { PICTURES: 'quick' });
    } catch {
      console.error('Until that is mended every page shows it, and no pictures are made.');
    }
  }
  isBusy = false;
}

let soon: NodeJS.Timeout | undefined;
for (const folder of ['content', 'art/photos']) {
  watch(folder, { recursive: true }, () => {
    // Editors write a file in several steps.
    clearTimeout(soon);
    soon = setTimeout(() => void refresh(), 200);
  });
}
