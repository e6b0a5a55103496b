import type { Locator, Page } from 'playwright/test';
import { beaches } from '@/content/beaches';
import { kindPath } from '@/lib/kinds';
import { expect, test, visit } from './fixtures';
import { axeFaults } from './support/axe';
import { fingerOn } from './support/touch';

const [beach] = beaches;
const path = kindPath('beach', beach.slug);

const gallery = (page: Page) => page.getByRole('region', { name: 'Gallery' });
const picture = (page: Page, index: number) => gallery(page).getByRole('link').nth(index);
const lightbox = (page: Page) => page.getByRole('dialog', { name: beach.name });

async function showsSlide(dialog: Locator, index: number): Promise<void> {
  const alt = beach.gallery[index]?.alt ?? '';
  await expect(dialog.getByText(`${index + 1} of ${beach.gallery.length}`)).toBeVisible();
  await expect(dialog.getByRole('img', { name: alt })).toBeVisible();
}

test('the lightbox by keyboard opens at the picture that was chosen, goes on and back and round the ends, and keeps focus inside', async ({
  page,
}) => {
  await visit(page, path);
  // Before its script runs, a picture is a link to itself.
  await expect(picture(page, 1)).toHaveAttribute('aria-haspopup', 'dialog');
  await picture(page, 1).press('Enter');
  await showsSlide(lightbox(page), 1);
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  for (const [key, index] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
    ['End', 3],
  ] as const) {
    await page.keyboard.press(key);
    await showsSlide(lightbox(page), index);
  }
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(picture(page, 1), 'where it came from').toBeFocused();
});

/** Swipes over the picture, sideways by so many pixels. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await lightbox(page).getByRole('img').boundingBox();
  if (!box) throw new Error('No picture to swipe');
  const touch = await fingerOn(page);
  const y = box.y + box.height / 2;
  const start = box.x + box.width / 2;
  await touch('touchStart', start, y);
  for (let step = 1; step <= 4; step += 1)
    await touch('touchMove', start + (distance * step) / 4, y);
  await touch('touchEnd');
}

test(
  'the lightbox on a phone goes on and back with a swipe, not with a slip of the finger, and fits the screen',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, path);
    await picture(page, 0).tap();
    await showsSlide(lightbox(page), 0);
    const { width = 0, x = 0 } = (await lightbox(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await expect(lightbox(page).getByRole('button', { name: 'Next picture' })).toBeInViewport();
    for (const [distance, index] of [
      [-20, 0],
      [-120, 1],
      [120, 0],
    ] as const) {
      await swipe(page, distance);
      await showsSlide(lightbox(page), index);
    }
  },
);
