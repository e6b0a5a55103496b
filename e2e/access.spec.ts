/** Filters by access and by hours: an unknown never counts as a yes. */
import { accessLabels } from '@/lib/access';
import { openingStatus } from '@/lib/content/opening-hours';
import { openingCalendar } from '@/lib/content/transport';
import { epochMinutes } from '@/lib/time/london';
import { allVenues } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('places to eat are those that say yes to all that is ticked', async ({ page }) => {
    await page.goto(routes.foodDrink);
    const cards = page.getByRole('main').getByRole('article').filter({ visible: true });
    await expect(cards).toHaveCount(allVenues().length);
    await page.getByLabel(accessLabels.dogs).check();
    await page.getByLabel(accessLabels.stepFree).check();
    const yes = allVenues().filter(({ access }) => access?.dogs && access.stepFree);
    await expect(cards).toHaveCount(yes.length);
    for (const { name } of yes) await expect(cards.filter({ hasText: name })).toHaveCount(1);
  });
});

test('places to eat that are open now are found and counted', async ({ page }) => {
  const now = Date.parse('2026-11-21T12:30:00Z');
  await page.clock.setFixedTime(new Date(now));
  await visit(page, routes.foodDrink);
  const cards = page.getByRole('main').getByRole('article').filter({ visible: true });
  const found = page.getByRole('main').getByRole('status').first();
  await expect(found).toHaveText(`${allVenues().length} places found`);
  await page.getByLabel('Open now').check();
  const open = allVenues().filter(
    ({ openingHours }) =>
      openingStatus(openingHours, epochMinutes(now), openingCalendar)?.state === 'open',
  );
  expect(open.length).toBeGreaterThan(1);
  expect(open.length).toBeLessThan(allVenues().length);
  await expect(found).toHaveText(`${open.length} places found`);
  await expect(cards).toHaveCount(open.length);
  for (const { name } of open) await expect(cards.filter({ hasText: name })).toHaveCount(1);
});
