import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { expect, heading, test, visit } from './fixtures';
import { planFragmentOf } from './support/plan-link';
import { beach } from './support/things';

test.use({ allow: { messages: [/status of 404/] } });

test('an address without a page leads home, or offers the plan of a link whose # was encoded on the way', async ({
  page,
}) => {
  await visit(page, '/mermaids/');
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
  await expect(heading(page, pages.home.title)).toBeVisible();

  const { name, slug } = beach;
  const fragment = planFragmentOf([{ type: 'beach', slug }]);
  await visit(page, `${routes.planner}%23${fragment.slice(1).replace('=', '%3D')}%C2%BB`);
  await page.getByRole('link', { name: 'Open the shared plan' }).click();
  await expect(page.getByRole('dialog', { name: 'A plan shared with you' })).toContainText(name);
});
