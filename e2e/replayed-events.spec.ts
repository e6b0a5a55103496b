import { lateNotice } from '@/content/offline';
import { routes } from '@/lib/routes';
import { expect, holdScripts, test, waitForHydration } from './fixtures';
import { beach } from './support/things';

test.describe('what is done before the scripts are there', () => {
  test('a heart is heard, and only once for two impatient taps', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto(routes.beaches);
    const heart = page.getByRole('button', { name: `Save ${beach.name} to my planner` });
    await heart.click();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    letThrough();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'My Planner, 1 saved item' })).toBeVisible();
  });

  test('a message that is sent too early is neither lost nor sent twice', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto(routes.contact);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(routes.contact);
    letThrough();
    await waitForHydration(page);
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  });

  test('the scripts come at the first touch, where the page has not loaded', async ({ page }) => {
    await page.route('**/images/**', () => new Promise(() => undefined));
    await page.goto(routes.about, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).click();
    await waitForHydration(page);
  });
});

test.describe('data that does not come', () => {
  test.use({ allow: { hosts: [], messages: [/503/] } });

  test('is asked for again at the next sign of use', async ({ page }) => {
    let failures = 0;
    await page.route('**/_next/static/data/*.json', (route) => {
      failures += 1;
      // The page asks twice by itself.
      return failures <= 2 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto(routes.about);
    await expect(page.getByText(lateNotice.text)).toBeVisible();
    expect(failures).toBe(2);
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).click();
      expect(await page.evaluate(() => 'replayedEvents' in window)).toBe(false);
    }).toPass();
    await expect(page.getByText(lateNotice.text)).toBeHidden();
  });
});
