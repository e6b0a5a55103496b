import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import type { Page } from 'playwright/test';
import { expect, goOnTo, heading, moving, test, visit, waitForSoftLinks } from './fixtures';

test.use(moving);

test('a soft navigation keeps the styles and starts at the top of the page', async ({ page }) => {
  await visit(page, routes.events);
  await waitForSoftLinks(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await goOnTo(page, 'Beaches');
  await expect(heading(page, pages.beaches.title)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('link[rel="stylesheet"][href*="/site-"]')).toHaveCount(1);
  await expect(page.locator('main h2').first()).not.toHaveCSS('font-family', /^Times/);
});

/** The pseudo-elements of the page's view transitions from now on. */
async function transitionsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const parts: string[] = [];
    Object.assign(window, { transitionParts: parts });
    // oxlint-disable-next-line typescript/unbound-method -- called on the document
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, update);
      void transition.ready.then(() => {
        for (const { effect } of this.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect;
          const lasts = Number(effect?.getTiming().duration) > 0;
          if (lasts && pseudoElement?.startsWith('::view-transition')) parts.push(pseudoElement);
        }
        parts.push('begun');
      });
      return transition;
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { transitionParts: string[] }).transitionParts.splice(0),
    );
}

test('the page that is left fades, and the picture of the card that was pressed grows', async ({
  page,
}) => {
  await visit(page, routes.thingsToDo);
  await waitForSoftLinks(page);
  const parts = await transitionsOf(page);
  const pressCard = async () => {
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).not.toHaveURL(routes.thingsToDo);
  };
  await pressCard();
  const seen: string[] = [];
  await expect.poll(async () => seen.push(...(await parts())) && seen).toContain('begun');
  expect(seen).toEqual(
    expect.arrayContaining(['::view-transition-old(root)', '::view-transition-group(opened)']),
  );

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await expect(page).toHaveURL(routes.thingsToDo);
  await parts();
  await pressCard();
  await expect.poll(parts).toEqual(['begun']);
});
