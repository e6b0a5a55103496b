import { defineConfig } from 'playwright/test';
import { browserFlags, findBrowser } from '@/scripts/browser';
import type { Engine } from './fixtures';

const executablePath = findBrowser();

/** The journeys in the engines that Playwright's own builds are not needed for. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  // One worker for each engine: the tests of a file share a browser.
  workers: 2,
  // Chromium is what others are compared with.
  use: { launchOptions: { ...(executablePath && { executablePath }), args: browserFlags } },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
