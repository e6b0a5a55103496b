import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';

test('the small print sets no cookie and stores nothing by being read', async ({
  page,
  context,
}) => {
  for (const path of [routes.home, routes.privacy, routes.terms]) await visit(page, path);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
