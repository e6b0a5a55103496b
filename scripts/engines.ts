/** Where the other engines of the browser tests are installed. */
import { existsSync } from 'node:fs';

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
