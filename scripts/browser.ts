import { spawnSync } from 'node:child_process';
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
