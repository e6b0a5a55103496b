import type { Page } from 'playwright/test';
import { clearing } from '@/content/clearing';
import { contactForm } from '@/content/contact';
import { routes, tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { exportedPaths } from './exported';
import { expect, test } from './fixtures';
import { expectedPages } from './pages';
import { axeFaults, still } from './support/axe';

const narrow = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

/** Both themes and both sizes, each once. */
const looks = [
  { colorScheme: 'light', size: narrow },
  { colorScheme: 'dark', size: wide },
] as const;

/** Each theme in each size. */
const allLooks = [
  ...looks,
  { colorScheme: 'dark', size: narrow },
  { colorScheme: 'light', size: wide },
] as const;

/** Tide tables of months but the first: other figures in the same cells. */
const alike = new Set(tideMonths().slice(1).map(tideMonthPath));
const pages = exportedPaths().filter((path) => !alike.has(path));

/** Every page that is not an item's, and the first item's of each folder, which stands for its likes. */
const inAllLooks = new Set(expectedPages.map(({ path }) => path));
const folders = new Set<string>();
for (const path of pages) {
  const folder = path.replace(/[^/]+\/$/, '');
  if (inAllLooks.has(path) || folders.has(folder)) continue;
  folders.add(folder);
  inAllLooks.add(path);
}

test.use(still);

test.describe('axe finds nothing', { tag: '@desktop' }, () => {
  for (const path of pages) {
    test(`on ${path}`, async ({ read }) => {
      // A tide table of a month has a thousand cells to look at.
      test.slow();
      const page = await read(path);
      for (const { colorScheme, size } of inAllLooks.has(path) ? allLooks : looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        expect(await axeFaults(page), `${colorScheme}, ${size.width} px wide`).toEqual([]);
      }
    });
  }
});

/** What pages turn into when they are used; the planner, the search and the lightbox have their own specs. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the open menu, or the links in its place': async (page) => {
    await page.goto(routes.about);
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
  'a search for a stay that finds nothing': async (page) => {
    await page.goto(`${routes.stay}?min=400`);
    await expect(page.getByText('No properties found')).toBeVisible();
  },
  'a form with faults': async (page) => {
    await page.goto(routes.contact);
    await page.getByRole('button', { name: contactForm.action }).click();
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
  },
  'a question before everything is cleared': async (page) => {
    await page.goto(routes.privacy);
    await page.getByRole('button', { name: clearing.action }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a saved heart, and the offer to take a removal back': async (page) => {
    await page.goto(routes.beaches);
    const heart = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
    await heart.click();
    await heart.click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
  'a calendar with a choice made': async (page) => {
    await page.goto(routes.calendar);
    await page.getByLabel('Kind of event').selectOption({ index: 1 });
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/event/);
  },
};

test.describe('axe finds nothing in', { tag: '@desktop' }, () => {
  for (const [name, bringAbout] of Object.entries(states)) {
    test(name, async ({ page }) => {
      test.slow();
      for (const { colorScheme, size } of allLooks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        await bringAbout(page);
        expect(await axeFaults(page), `${colorScheme}, ${size.width} px wide`).toEqual([]);
      }
    });
  }
});
