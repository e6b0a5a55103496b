import type { Page } from 'playwright/test';
import { home } from '@/content/home';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

const part = (page: Page, id: string) => page.locator(`#${id} [data-reveal]`).first();
const hidden = (page: Page) =>
  page
    .locator('[data-reveal]')
    .evaluateAll((parts) => parts.filter((each) => getComputedStyle(each).opacity !== '1').length);

test.describe('sections that rise', { tag: '@desktop' }, () => {
  test('are all to be seen by whoever looks at the page as a whole', async ({ page }) => {
    await page.goto(routes.home);
    expect(await hidden(page)).toBe(0);
  });

  test('get ready just before they come into view, and rise once a tenth is seen', async ({
    page,
  }) => {
    await page.goto(routes.home);
    const section = part(page, 'beaches');
    await expect(section).toHaveAttribute('data-reveal', '');
    const below = (pixels: number) =>
      section.evaluate((element, distance) => {
        const { top } = element.getBoundingClientRect();
        window.scrollBy({ top: top - window.innerHeight - distance, behavior: 'instant' });
      }, pixels);
    await below(40);
    await expect(section).toHaveAttribute('data-reveal', 'waiting');
    await expect(section).toHaveCSS('opacity', '0');
    await below(-400);
    await expect(section).toHaveAttribute('data-reveal', 'shown');
    await expect(section).toHaveCSS('opacity', '1');
  });

  test('let their cards come one after the other', async ({ page }) => {
    await page.goto(routes.thingsToDo);
    const cards = page.locator('[data-reveal-group="cards"]');
    await cards.evaluate((group) => group.setAttribute('data-reveal', 'shown'));
    for (const [index, delay] of ['0s', '0.1s', '0.2s'].entries()) {
      await expect(cards.locator('> li').nth(index)).toHaveCSS('animation-delay', delay);
    }
  });

  test('are left alone where a jump has brought them into view already', async ({ page }) => {
    await page.goto(routes.home);
    await page.getByRole('heading', { name: home.beaches.heading }).evaluate((heading) => {
      heading.scrollIntoView({ behavior: 'instant', block: 'start' });
    });
    await expect(part(page, 'beaches')).toBeInViewport();
    await expect(part(page, 'beaches')).toHaveCSS('opacity', '1');
  });
});

test.describe('the sea of the home page', { tag: '@desktop' }, () => {
  /** How each of its layers looks so many milliseconds after it was there. */
  const after = (page: Page, milliseconds: number) =>
    page.evaluate((time) => {
      const isEndless = ({ effect }: Animation) => effect?.getTiming().iterations === Infinity;
      return document
        .getAnimations()
        .filter(isEndless)
        .map((animation) => {
          animation.pause();
          animation.currentTime = time;
          const { target } = animation.effect as KeyframeEffect;
          const look = target && getComputedStyle(target);
          return `${look?.transform} ${look?.opacity}`;
        });
    }, milliseconds);

  test('lies still for three seconds, and moves from then on', async ({ page }) => {
    await page.goto(routes.home);
    const first = await after(page, 0);
    expect(first).toHaveLength(3);
    expect(await after(page, 2900)).toEqual(first);
    const later = await after(page, 8000);
    for (const [index, look] of first.entries()) expect(later[index]).not.toBe(look);
  });

  test('can be stilled', async ({ page }) => {
    await page.goto(routes.home);
    const sea = page.locator('input[aria-label="Keep the picture still"] ~ img').first();
    await expect(sea).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('checkbox', { name: 'Keep the picture still' }).check();
    await expect(sea).toHaveCSS('animation-play-state', 'paused');
  });
});

test.describe('with reduced motion', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden at any time', async ({ page }) => {
    await page.goto(routes.home);
    await page.mouse.wheel(0, 3000);
    await expect(part(page, 'areas')).toHaveAttribute('data-reveal', '');
    expect(await hidden(page)).toBe(0);
  });
});
