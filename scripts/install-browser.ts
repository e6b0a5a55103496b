/** Sees to it that the end-to-end tests have a browser. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser';

const fiveMinutes = 300_000;

function run(command: string): void {
  console.log(`> ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: fiveMinutes });
}

if (!findBrowser()) {
  console.log('Installing a browser for the tests …');
  run('npx playwright install --no-shell chromium');
}

// Where Playwright's host cannot be reached or its build lacks libraries, Debian's packages help.
if (!findBrowser() && process.platform === 'linux') {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  run(`${sudo}apt-get update`);
  // The first of them halves the time that the tests take; not every release has it.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!findBrowser()) run(`${sudo}apt-get install --yes --no-install-recommends ${name}`);
  }
}

if (!findBrowser()) {
  console.error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
  process.exitCode = 1;
}
