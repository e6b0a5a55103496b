/** Installs the browsers of the end-to-end tests: Chromium, which they need, Firefox and WebKit. */
import { spawnSync } from 'node:child_process';
import { findBrowser, findFirefox, findWebkit } from './browser';

const fiveMinutes = 300_000;

function run(command: string): void {
  console.log(`> ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: fiveMinutes });
}

if (!findBrowser()) {
  console.log('Installing a browser for the tests …');
  run('npx playwright install --no-shell chromium');
}

function installPackages(names: string): void {
  if (process.platform !== 'linux') return;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo --non-interactive ';
  run(`${sudo}apt-get update`);
  run(`${sudo}apt-get install --yes --no-install-recommends ${names}`);
}

// Playwright's host may be out of reach, or its build lack libraries.
if (!findBrowser()) installPackages('chromium-headless-shell');
// Not every distribution has it.
if (!findBrowser()) installPackages('chromium');
if (!findFirefox()) installPackages('firefox-esr');
if (!findWebkit()) installPackages('webkit2gtk-driver xvfb');

for (const [name, found] of [
  ['Firefox', findFirefox()],
  ['WebKit', findWebkit()],
]) {
  if (!found) console.warn(`${name} could not be installed: its tests are skipped.`);
}

if (!findBrowser()) {
  console.error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
  process.exitCode = 1;
}
