import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright';

const systemBrowsers = [
  // Chromium without a window, which opens pages in two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function runs(path: string): boolean {
  return spawnSync(path, ['--version']).status === 0;
}

export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const candidates = [...(named ? [named] : []), chromium.executablePath(), ...systemBrowsers];
  return candidates.find(runs);
}

/** What Chromium needs to run as root in a container, and to make no requests of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(...flags: readonly string[]) {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error('No Chromium found: run `npm test` once, or name one in CHROMIUM_PATH.');
  }
  return chromium.launch({ executablePath, args: [...browserFlags, ...flags] });
}

/** Lets a page ask no host but that of an address. */
export const blockOthers = (page: Page, url: string) =>
  page.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => route.abort(),
  );

/** Where the other engines of the browser tests are installed. */
const executables = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export function findFirefox(): string | undefined {
  return [process.env['FIREFOX_PATH'], ...executables].find((path) => path && existsSync(path));
}

const miniBrowsers = ['x86_64', 'aarch64']
  .flatMap((machine) => ['4.1', '4.0', '6.0'].map((api) => [machine, api]))
  .map(([machine, api]) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`);

export const driverPath = '/usr/bin/WebKitWebDriver';
export const displayPath = '/usr/bin/Xvfb';

/** WebKitGTK's MiniBrowser, if it can run here without a screen. */
export function findWebkit(): string | undefined {
  if (![driverPath, displayPath].every((path) => existsSync(path))) return undefined;
  return miniBrowsers.find((path) => existsSync(path));
}
