/** Filters by access: an unknown never counts as a yes. */
import { accessLabels } from '@/lib/access';
import { allVenues } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

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
