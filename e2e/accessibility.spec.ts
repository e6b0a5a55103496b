import type { Locator, Page } from 'playwright/test';
import { clearing } from '@/content/clearing';
import { contactForm } from '@/content/contact';
import { properties } from '@/content/properties';
import { routes } from '@/lib/routes';
import { PRICE_MAX } from '@/lib/stays/filters';
import { expect, test, visit } from './fixtures';
import { expectNoFaults } from './support/axe';

/**
 * What pages turn into when they are used, each with what shows that it is there; the planner, the
 * search and the lightbox have their own specs, pages as they load `every-page.spec.ts`.
 */
const states: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'the open menu, or the links in its place': async (page) => {
    await visit(page, routes.about);
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    return page.getByRole('navigation', { name: 'Main' });
  },
  'a search for a stay that finds nothing': async (page) => {
    const prices = new Set<number>(properties.map(({ pricePerNight }) => pricePerNight));
    let price = PRICE_MAX - 1;
    while (prices.has(price)) price -= 1;
    await visit(page, `${routes.stay}?min=${price}&max=${price}`);
    return page.getByText('No properties found');
  },
  'a form with faults': async (page) => {
    await visit(page, routes.contact);
    await page.getByRole('button', { name: contactForm.action }).click();
    return page.getByRole('main').locator(':user-invalid').first();
  },
  'a question before everything is cleared': async (page) => {
    await visit(page, routes.privacy);
    await page.getByRole('button', { name: clearing.action }).click();
    return page.getByRole('dialog');
  },
  'a saved heart, and the offer to take a removal back': async (page) => {
    await visit(page, routes.beaches);
    const heart = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
    await heart.click();
    await heart.click();
    return page.getByRole('button', { name: 'Undo' });
  },
  'a calendar with a choice made': async (page) => {
    await visit(page, routes.calendar);
    await page.getByLabel('Kind of event').selectOption({ index: 1 });
    return page.getByRole('main').getByRole('status').first().filter({ hasText: /event/ });
  },
};

for (const [name, reachState] of Object.entries(states)) {
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    test.slow();
    let subject: Locator | undefined;
    let reachedAt = 0;
    await expectNoFaults(page, undefined, async (width) => {
      // What is there stays for the other theme, unless it goes by itself.
      if (!subject || width !== reachedAt || !(await subject.isVisible()))
        subject = await reachState(page);
      reachedAt = width;
      await expect(subject).toBeVisible();
    });
  });
}
