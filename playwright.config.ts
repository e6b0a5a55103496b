import { defineConfig, devices } from 'playwright/test';
import { browserFlags, findBrowser } from './scripts/browser';

const executablePath = findBrowser();
if (!executablePath) {
  throw new Error('No Chromium found: run `npm test`, or name one in CHROMIUM_PATH.');
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Of what passed on its second try `scripts/tally.mjs` allows two.
  retries: process.env['CI'] ? 1 : 0,
  // On two processors Playwright would use one.
  ...(process.env['CI'] && { workers: 2 }),
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://localhost:4173',
    locale: 'en-GB',
    // What moves takes longest on a machine without a graphics card; tests of it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    // The server would compress every file anew for every test.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    // Playwright's `route` does not see what a service worker fetches; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      // No other host is ever asked, also where a test answers in its place.
      args: [...browserFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  // Most tests are the same on every screen. One for a small screen is tagged @phone, or @both.
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'], grepInvert: /@phone/ },
    { name: 'phone', use: devices['Pixel 5'], grep: /@(phone|both)/ },
  ],
  ...(process.env['NEXT_PUBLIC_BASE_PATH']
    ? // It serves the site of `scripts/fixture-site.ts` by itself.
      { testMatch: 'fixture-site.spec.ts' }
    : {
        testIgnore: ['fixture-site.spec.ts', 'engines/**'],
        webServer: {
          command: 'npx tsx scripts/serve.ts',
          env: { PORT: '4173' },
          // The port may be taken; the server says where it is, and Playwright puts that into SITE_URL.
          wait: { stdout: /Ready at (?<site_url>http:\/\/\S+)/ },
        },
      }),
});
