import type { Page } from 'playwright/test';
import { pages } from '@/content/pages';
import { plannerStorageKey } from '@/content/site';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { axeFaults, still } from './support/axe';
import { activity, beach } from './support/things';

const saved = [
  { id: '1', type: 'activity', name: activity.title, slug: activity.slug },
  { id: '2', type: 'beach', name: beach.name, slug: beach.slug },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stops = (page: Page, day: string) =>
  page.getByRole('list', { name: `Stops of ${day}` }).getByRole('heading', { level: 4 });

/** Opens the days with these things saved. */
async function openDays(page: Page) {
  // A page without scripts: one with them would read the text at once.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    plannerStorageKey,
    JSON.stringify(saved),
  ] as const);
  await page.goto(routes.plannerDays);
  await expect(page.getByRole('heading', { name: 'On no day yet' })).toBeVisible();
}

test.use(still);

test('two days by menu and by keys; a reload keeps them, and Undo takes one step back', async ({
  page,
}) => {
  await openDays(page);
  await button(page, `Move to … ${activity.title}`).click();
  await button(page, 'Move').click();
  await button(page, `Move to … ${beach.name}`).press('Enter');
  await page.getByLabel('Day', { exact: true }).selectOption('A new day');
  await button(page, 'Move').press('Enter');
  await expect(stops(page, 'Day 1')).toHaveText([activity.title]);
  await expect(stops(page, 'Day 2')).toHaveText([beach.name]);

  await page.reload();
  await expect(stops(page, 'Day 2')).toHaveText([beach.name]);
  await button(page, `Move ${beach.name} up`).press('Enter');
  await expect(stops(page, 'Day 1')).toHaveText([activity.title, beach.name]);
  await expect(button(page, `Move ${beach.name} up`)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(stops(page, 'Day 2')).toHaveText([beach.name]);
});

test('a dated day has its light and its check, and axe finds no fault', async ({ page }) => {
  await openDays(page);
  await button(page, `Move to … ${beach.name}`).click();
  await button(page, 'Move').click();
  await page.getByLabel('First day').fill('2027-06-05');
  await page.getByLabel('First day').press('Tab');
  await expect(page.getByText(/^Sunrise/)).toBeVisible();
  await expect(page.getByRole('list', { name: /Check of Day 1|What works/ }).first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('who has saved nothing is shown how to begin', async ({ page }) => {
  await page.goto(routes.plannerDays);
  await expect(
    page.getByRole('heading', { name: pages.plannerDays.title, level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});
