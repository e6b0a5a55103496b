import type { Locator, Page } from 'playwright/test';
import { beaches } from '@/content/beaches';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { axeFaults } from './support/axe';

const [beach] = beaches;
const path = kindPath('beach', beach.slug);

const wall = (page: Page) => page.getByRole('region', { name: 'Gallery' });
const picture = (page: Page, index: number) => wall(page).getByRole('link').nth(index);
const lightbox = (page: Page) => page.getByRole('dialog', { name: beach.name });

async function showsSlide(dialog: Locator, index: number): Promise<void> {
  const alt = beach.gallery[index]?.alt ?? '';
  await expect(dialog.getByText(`${index + 1} of ${beach.gallery.length}`)).toBeVisible();
  await expect(dialog.getByRole('img', { name: alt })).toBeVisible();
}

test('"View Gallery" leads to the pictures of the beach', async ({ page }) => {
  await page.goto(routes.beaches);
  await page.getByRole('link', { name: 'View Gallery' }).first().click();
  await expect(page).toHaveURL(`${path}#gallery`);
  await expect(wall(page).getByRole('link')).toHaveCount(4);
  await expect(wall(page).getByRole('heading', { name: 'Gallery' })).toBeInViewport();
});

test(
  'the lightbox by keyboard opens at the picture that was chosen, goes on and back and round the ends, and keeps focus inside',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(path);
    // Before its script runs, a picture is a link to itself.
    await expect(picture(page, 1)).toHaveAttribute('aria-haspopup', 'dialog');
    await picture(page, 1).press('Enter');
    await showsSlide(lightbox(page), 1);
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
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
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(picture(page, 1), 'where it came from').toBeFocused();

    await picture(page, 3).press('Enter');
    await showsSlide(lightbox(page), 3);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  },
);

test.describe('the lightbox by mouse', { tag: '@desktop' }, () => {
  test('moves by its buttons and closes by its own', async ({ page }) => {
    await page.goto(path);
    await picture(page, 0).click();
    await lightbox(page).getByRole('button', { name: 'Previous picture' }).click();
    await showsSlide(lightbox(page), 3);
    await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
    await showsSlide(lightbox(page), 0);
    await lightbox(page).getByRole('button', { name: 'Close' }).click();
    await expect(picture(page, 0)).toBeFocused();
  });

  test('stays open for as long as it is looked at', async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await picture(page, 0).click();
    await showsSlide(lightbox(page), 0);
    // Longer than a soft navigation may take before the browser is asked to do it itself.
    await page.clock.runFor(10_000);
    await showsSlide(lightbox(page), 0);
    await expect(page).toHaveURL(path);
  });

  test('leaves a click for a new tab to the browser', async ({ page, context }) => {
    await page.goto(path);
    const opened = context.waitForEvent('page');
    await picture(page, 0).click({ modifiers: ['ControlOrMeta'] });
    // A tab opens empty, and then goes where it was sent.
    await expect(await opened).toHaveURL(/\/images\//);
    await expect(lightbox(page)).toBeHidden();
  });
});

test.describe('the lightbox on a phone', { tag: '@phone' }, () => {
  /** Draws a finger over the picture, sideways by so many pixels. */
  async function swipe(page: Page, distance: number): Promise<void> {
    const box = await lightbox(page).getByRole('img').boundingBox();
    if (!box) throw new Error('No picture to swipe');
    const client = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const start = box.x + box.width / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', start);
    for (let step = 1; step <= 4; step += 1)
      await touch('touchMove', start + (distance * step) / 4);
    await touch('touchEnd');
  }

  test.beforeEach(async ({ page }) => {
    await page.goto(path);
    await picture(page, 0).tap();
    await showsSlide(lightbox(page), 0);
  });

  test('goes on and back with a swipe, not with a slip of the finger, and fits the screen', async ({
    page,
  }) => {
    const { width = 0, x = 0 } = (await lightbox(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await expect(lightbox(page).getByRole('button', { name: 'Next picture' })).toBeInViewport();
    await swipe(page, -20);
    await showsSlide(lightbox(page), 0);
    await swipe(page, -120);
    await showsSlide(lightbox(page), 1);
    await swipe(page, 120);
    await showsSlide(lightbox(page), 0);
  });
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('each picture links to its file', async ({ page, request }) => {
    await page.goto(path);
    for (const link of await wall(page).getByRole('link').all()) {
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
  });
});

test.describe('offline', { tag: '@desktop' }, () => {
  test.use({ allow: { hosts: [], messages: [/ERR_FAILED/] } });

  test('a click whose code cannot be had leads to the picture itself', async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
    await picture(page, 0).click();
    await expect(page).toHaveURL(/\/images\//);
  });
});
