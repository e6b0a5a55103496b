import { test as base, expect } from 'playwright/test';
import type { Browser } from './browser';
import { findFirefox, findWebkit } from '@/scripts/browser';
import { openFirefox } from './firefox';
import { openWatchedHost, type WatchedHost } from './host';
import { Tab } from './tab';
import { openWebkit } from './webkit';

export type Engine = 'firefox' | 'webkit';

const engines = {
  firefox: { find: findFirefox, open: openFirefox },
  webkit: { find: findWebkit, open: openWebkit },
} as const;

/**
 * A tab of the project's engine, on a host of its own: a new origin has empty storage, so that one
 * browser serves all tests. A test fails when the browser complains of anything that is not allowed.
 */
export const test = base.extend<
  { installed: void; host: WatchedHost; tab: Tab; allow: RegExp },
  { engine: Engine; browserOfEngine: Browser }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  allow: [/^$/, { option: true }],
  installed: [
    async ({ engine }, use, testInfo) => {
      // In the workflow a missing engine is a failure.
      const isExcused = !process.env['GITHUB_ACTIONS'] && engines[engine].find() === undefined;
      testInfo.skip(isExcused, 'This engine is not installed');
      await use();
    },
    { auto: true },
  ],
  browserOfEngine: [
    async ({ engine }, use) => {
      const { find, open } = engines[engine];
      const path = find();
      if (path === undefined) throw new Error(`${engine} is not installed`);
      const browser = await open(path);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  host: async ({}, use) => {
    const host = await openWatchedHost();
    await use(host);
    await host.stop();
  },
  tab: async ({ browserOfEngine, host, allow }, use, testInfo) => {
    await browserOfEngine.resize(1280, 900);
    await use(new Tab(browserOfEngine, host));
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await browserOfEngine.screenshot();
      await testInfo.attach('screenshot', { body, contentType: 'image/png' });
    }
    // Firefox refuses it while another page is on its way.
    await expect(() => browserOfEngine.goto('about:blank')).toPass();
    expect(host.complaints.filter((text) => !allow.test(text))).toEqual([]);
  },
});

export { expect };
