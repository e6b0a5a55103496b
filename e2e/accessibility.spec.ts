import type { Page } from 'playwright/test';
import { clearing } from '@/content/clearing';
import { contactForm } from '@/content/contact';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { allLooks, axeFaults, still } from './support/axe';

test.use(still);

/** What pages turn into when they are used; the planner, the search and the lightbox have their own specs, pages as they load `every-page.spec.ts`. */
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
      for (const { colorScheme, size, only } of allLooks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        await bringAbout(page);
        expect(
          await axeFaults(page, undefined, only),
          `${colorScheme}, ${size.width} px wide`,
        ).toEqual([]);
      }
    });
  }
});
