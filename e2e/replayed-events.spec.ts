import { routes } from '@/lib/routes';
import { expect, heart as heartOf, holdScripts, test, waitForHydration } from './fixtures';
import { beach } from './support/things';

test('before the scripts are there a heart is heard, and only once for two impatient taps', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.beaches);
  const heart = heartOf(page, beach.name);
  await heart.click();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  letThrough();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'My Planner, 1 saved item' })).toBeVisible();
});

test('before the scripts are there a message that is sent too early is neither lost nor sent twice', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.contact);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(routes.contact);
  letThrough();
  await waitForHydration(page);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
});

test('before the scripts are there the scripts come at the first touch, where the page has not loaded', async ({
  page,
}) => {
  await page.route('**/images/**', () => new Promise(() => undefined));
  await page.goto(routes.about, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click();
  await waitForHydration(page);
});
