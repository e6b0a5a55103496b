import { launch, type KeyInput } from 'puppeteer-core';
import { deadHost, type Browser } from './browser';

const [deadName, deadPort] = deadHost.split(':');

/** Starts Firefox and drives it by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': deadName,
      'network.proxy.http_port': Number(deadPort),
      'network.proxy.ssl': deadName,
      'network.proxy.ssl_port': Number(deadPort),
      'network.proxy.no_proxies_on': 'localhost',
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  page.setDefaultTimeout(90_000);
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    resize: (width, height) => page.setViewport({ width, height }),
    pointer: async (...steps) => {
      for (const step of steps) {
        if (step.type === 'move') await page.mouse.move(step.x, step.y);
        else await page.mouse[step.type]();
      }
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
