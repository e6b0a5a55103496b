/** `npm run picture`: takes docs/home.png from the built site, as a visitor's first screen by day. */
import sharp from 'sharp';
import { routes } from '@/lib/routes';
import { blockOthers, launchBrowser } from './browser';
import { serve } from './server';

await using site = await serve({ directory: 'out', port: 0 });
await using browser = await launchBrowser();
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  locale: 'en-GB',
  timezoneId: 'Europe/London',
});
// At noon, so that the light of the hour does not lie over the picture.
await page.clock.setFixedTime(new Date(new Date().setUTCHours(12, 0)));
await blockOthers(page, site.url);
await page.goto(site.url + routes.home, { waitUntil: 'load' });
await page.evaluate(() => document.fonts.ready);
const picture = await page.screenshot();
await sharp(picture).png({ palette: true }).toFile('docs/home.png');
