import type { Page } from 'playwright/test';
import { clearing } from '@/content/clearing';
import { plannerStorageKey } from '@/content/site';
import { storeName } from '@/lib/offline/guide';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';

const plan = JSON.stringify([
  { id: '1-a', type: 'beach', name: 'A cove', description: 'Shingle.', image: '' },
]);
const key = plannerStorageKey;

const clearButton = (page: Page) => page.getByRole('button', { name: clearing.action });
const question = (page: Page) => page.getByRole('dialog', { name: clearing.confirmTitle });

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('the small print sets no cookie and stores nothing by being read', async ({
  page,
  context,
}) => {
  for (const path of [routes.home, routes.privacy, routes.terms]) await visit(page, path);
  expect(await context.cookies()).toEqual([]);
  expect(await storedKeys(page)).toEqual([]);
});

test('the button that clears everything asks first, keeps everything if the answer is no, and else deletes the plan, its backups and the offline copies, and says so', async ({
  page,
}) => {
  await visit(page, routes.privacy);
  await page.evaluate(
    async ([name, text, copies]) => {
      localStorage.setItem(name ?? '', text ?? '');
      localStorage.setItem(`${name}-backup`, '{');
      localStorage.setItem('someone-else', 'kept');
      await (await caches.open(copies ?? '')).put('/about/', new Response('copy'));
      await caches.open('another-site');
    },
    [key, plan, storeName('/', 'version')],
  );

  await clearButton(page).click();
  await expect(question(page)).toContainText(clearing.confirmText);
  await question(page).getByRole('button', { name: clearing.cancel }).click();
  await expect(question(page)).toBeHidden();
  expect(await storedKeys(page)).toContain(key);
  await expect(clearButton(page)).toBeFocused();

  await clearButton(page).click();
  await question(page).getByRole('button', { name: clearing.confirm }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText(clearing.clearedPlanner);
  await expect(status).toContainText(clearing.clearedCopies);
  expect(await storedKeys(page)).toEqual(['someone-else']);
  expect(await page.evaluate(() => caches.keys())).toEqual(['another-site']);
});
