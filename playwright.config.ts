import { defineConfig, devices } from 'playwright/test';
import { browserFlags, findBrowser, withoutPictures } from './scripts/browser';

const executablePath = findBrowser();
if (!executablePath) {
  throw new Error('No Chromium found: run `npm test`, or name one in CHROMIUM_PATH.');
}
// Worker processes read this file again; this spares them the search.
process.env['CHROMIUM_PATH'] = executablePath;

/** How the browser is started. Other hosts are never asked, also where nothing answers in their place. */
const launched = (...flags: string[]) => ({
  launchOptions: {
    executablePath,
    args: [...browserFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost', ...flags],
  },
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // One more than a small machine has cores: each keeps eight tenths of one busy, and a third fills
  // what they leave.
  workers: 3,
  fullyParallel: true,
  // A machine of two cores is busy: how fast a page is, is for `npm run bench` to say.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://localhost:4173',
    locale: 'en-GB',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // A worker would answer in the place of the network; e2e/offline.spec.ts lets it.
    serviceWorkers: 'block',
  },
  // What looks the same on every screen is tagged @desktop, so that it runs once; what needs
  // pictures, motion or the speed of compiled scripts on a wide screen is tagged @whole. The rest
  // of the desktop's comes as to a visitor who has switched both off, in two thirds of the time;
  // the phone has everything.
  projects: [
    {
      name: 'desktop',
      use: {
        ...devices['Desktop Chrome'],
        ...launched(withoutPictures, '--js-flags=--no-opt'),
        contextOptions: { reducedMotion: 'reduce' },
      },
      grepInvert: /@phone|@whole/,
    },
    {
      name: 'whole',
      // Pages are read once here, with much script beside them: that is compiled at once, and not
      // first gone through word by word.
      use: { ...devices['Desktop Chrome'], ...launched('--js-flags=--always-sparkplug') },
      grep: /@whole/,
    },
    // One pixel for one: painting seven times as many takes most of a test's time and shows no more.
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], ...launched(), deviceScaleFactor: 1 },
      grepInvert: /@desktop/,
    },
  ],
  ...(process.env['NEXT_PUBLIC_BASE_PATH']
    ? // It serves the site of `npm run second-village` by itself.
      { testMatch: 'second-village.spec.ts' }
    : {
        testIgnore: 'second-village.spec.ts',
        webServer: {
          command: 'npx tsx scripts/serve.ts',
          env: { PORT: '4173' },
          // The port may be taken; the server says where it is, and Playwright puts that into SITE_URL.
          wait: { stdout: /Ready at (?<site_url>http:\/\/\S+)/ },
        },
      }),
});
