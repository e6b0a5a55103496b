import type { Page } from 'playwright/test';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { goneWords } from '@/components/saved/details';
import { pick } from '@/lib/content/queries';
import { allOfKind } from '@/lib/kinds/entries';
import { routes } from '@/lib/routes';
import { expect, moving, planDocument, test, visit, reload } from './fixtures';
import { visitWith } from './support/storage';
import { keptPlan } from './support/things';

/* What the specification says to the letter, tried as a visitor sees it. */

test.use(moving);

test('on home, “Start Exploring” leads to the things to do; a saved heart is red and filled, and an area’s card shows its attractions to a pointer and to keys', async ({
  page,
}) => {
  await visit(page, routes.home);
  await page.getByRole('link', { name: home.hero.action }).click();
  const heading = page.getByRole('heading', { name: home.thingsToDo.heading, exact: true });
  await expect(heading).toBeInViewport();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');

  const heart = page.getByRole('main').locator('button[aria-pressed]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const path = heart.locator('svg');
  await expect(path).toHaveCSS('fill', 'rgb(198, 40, 40)');
  await expect(path).toHaveCSS('color', 'rgb(198, 40, 40)');

  const [area] = pick(allOfKind('area'), home.areas.slugs);
  if (!area) return;
  const chips = page.locator(`[aria-label="Attractions of ${area.name}"]`).locator('..');
  const card = page.getByRole('article').filter({ has: chips });
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect(chips).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(chips).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(chips).toHaveCSS('opacity', '0');
  await card.getByRole('link').focus();
  await expect(chips).toHaveCSS('opacity', '1');
});

test('the first screen fades in but for its picture, and has the button, with the film over the art', async ({
  page,
}) => {
  await visit(page, routes.home);

  await test.step('fades in after half a second, but for its picture', async () => {
    const delays = await page.evaluate(() =>
      document
        .querySelector('main')
        ?.firstElementChild?.getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getTiming().iterations === 1)
        .map(({ effect }) => effect?.getTiming().delay),
    );
    // Where the test comes late they have ended; then they are looked up in the styles.
    for (const delay of delays ?? []) expect(delay).toBe(500);
    const dusk = page.locator('main picture').first().locator('xpath=../..');
    const delay = await dusk.evaluate((art) => getComputedStyle(art, '::after').animationDelay);
    expect(delay).toBe('0.5s');
    await expect(page.locator('main picture img').first()).toHaveCSS('opacity', '1');
  });

  for (const size of [
    { width: 844, height: 390 },
    { width: 320, height: 568 },
    { width: 1280, height: 600 },
    { width: 1440, height: 900 },
  ]) {
    await test.step(`at ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      const start = page.getByRole('link', { name: home.hero.action });
      await expect(start).toBeInViewport({ ratio: 1 });

      const film = await page.locator('iframe').boundingBox();
      const art = await page.getByRole('main').getByRole('img').first().boundingBox();
      if (!film || !art) throw new Error('There is no film, or no art.');
      expect(film.width / film.height).toBeCloseTo(16 / 9, 1);
      expect(film.x).toBeLessThanOrEqual(art.x + 1);
      expect(film.y).toBeLessThanOrEqual(art.y + 1);
      expect(film.x + film.width).toBeGreaterThanOrEqual(art.x + art.width - 1);
      // It goes on below the art, where the band with the words lies on it.
      expect(film.y + film.height).toBeGreaterThanOrEqual(size.height - 1);
    });
  }
});

/** None, or one on its way that nobody sees yet. */
const noShadow = /^(none|(rgba\(0, 0, 0, 0\)[ 0px]*,? ?)+)$/;

for (const path of [routes.home, routes.thingsToDo]) {
  test(`the header is paper above the head of ${path}, with a shadow past 50 px`, async ({
    page,
  }) => {
    await visit(page, path);
    const header = page.getByRole('banner');
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const groundOf = () => header.evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const ground = await groundOf();
    expect(ground).toMatch(/^rgb\(/);
    await expect(header).toHaveCSS('box-shadow', noShadow);
    const art = await page.getByRole('main').getByRole('img').first().boundingBox();
    const height = (await header.boundingBox())?.height;
    expect(art?.y, 'the art begins below it').toBe(height);
    await scrollTo(1);
    expect(await groundOf()).toBe(ground);
    await scrollTo(51);
    await expect(header).not.toHaveCSS('box-shadow', noShadow);
    await scrollTo(50);
    await expect(header).toHaveCSS('box-shadow', noShadow);
  });
}

test('the footer breaks the e-mail address after its @ or not at all', async ({ page }) => {
  await visit(page, routes.about);
  const footer = page.getByRole('contentinfo');
  const address = footer.getByRole('link', { name: site.contact.email });
  const at = site.contact.email.indexOf('@') + 1;
  for (const width of [320, 360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await address.evaluate((link) =>
      [...(link.querySelector('wbr')?.parentNode?.childNodes ?? [])]
        .filter((node) => node.nodeName !== 'WBR')
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [text.textContent, range.getClientRects().length];
        }),
    );
    const { email } = site.contact;
    const unbroken = [email.slice(0, at), email.slice(at)].map((part) => [part, 1]);
    expect(lines, `${width}`).toEqual(unbroken);
    const box = await address.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
  }
});

test.describe('the planner', () => {
  const saved = Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    type: 'ferry',
    name: `Ferry ${index}`,
  }));

  test('shows whole stars with the rating beside, and two lines of a description', async ({
    page,
  }) => {
    const item = { id: 'a', type: 'ferry', name: 'Ferry', rating: 3.9 };
    const long = { ...item, description: 'To and fro, all day long. '.repeat(20) };
    await visitWith(page, keptPlan([long]), routes.planner);
    const card = page.getByRole('main').getByRole('article').first();
    const rating = card.getByRole('img', { name: 'Rated 3.9 out of 5' });
    await expect(rating).toContainText('3.9');
    const widths = await rating
      .locator('span')
      .first()
      .evaluate((stars) =>
        ['::before', '::after'].map((part) => parseFloat(getComputedStyle(stars, part).width)),
      );
    expect((widths[0] ?? 0) / ((widths[0] ?? 0) + (widths[1] ?? 0))).toBeCloseTo(3 / 5, 2);
    const description = card.getByText('To and fro').first();
    await expect(description).toHaveCSS('-webkit-line-clamp', '2');
    const lines = await description.evaluate(
      (text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(lines).toBeCloseTo(2, 0);
    await expect(card.getByRole('button', { name: 'Remove Ferry' })).toBeVisible();
    await expect(card.getByText('ferry', { exact: true })).toBeVisible();
  });

  const scrolled = 900;
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  /** Until the list is there, the document under it, and today's facts. */
  const drawn = async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Remove Ferry 11' })).toBeVisible();
    await expect(planDocument(page)).toBeVisible();
    // Today's facts have come: the guide knows of none of these.
    await expect(page.getByText(goneWords).first()).toBeVisible();
  };
  const down = async (page: Page) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), scrolled);
    await expect.poll(() => top(page)).toBe(scrolled);
  };

  test('is at its top on load, reload and by a link, and found at its place by Back, loaded anew or not', async ({
    page,
  }) => {
    await visitWith(page, keptPlan(saved), routes.planner);
    await drawn(page);
    expect(await top(page), 'on load').toBe(0);
    await down(page);
    await reload(page);
    await drawn(page);
    expect(await top(page), 'on reload').toBe(0);
    // A page may be left before the browser has sent the event of the scroll.
    await page.evaluate((y) => {
      window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), true);
      window.scrollTo({ top: y, behavior: 'instant' });
    }, scrolled);
    await visit(page, routes.contact);
    await page.goBack();
    await drawn(page);
    await expect.poll(() => top(page), 'loaded anew').toBe(scrolled);

    // Not `click`, which would scroll the page to where the header is not stuck.
    const press = async (name: string | RegExp) => {
      // What is pressed while the browser takes the pictures that fade reaches no link.
      await page.waitForFunction(
        () => !(document as { activeViewTransition?: unknown }).activeViewTransition,
      );
      const link = page.getByRole('banner').getByRole('link', { name });
      const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      await page.mouse.click(x + width / 2, y + height / 2);
    };
    await press('About');
    await expect(page).toHaveURL(routes.about);
    // The page has not scrolled, so the header is where it was.
    await expect.poll(() => top(page), 'the page between').toBe(0);
    await press(/planner/i);
    await drawn(page);
    expect(await top(page), 'by a link').toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(routes.about);
    await page.goBack();
    await drawn(page);
    await expect.poll(() => top(page), 'by soft steps').toBe(scrolled);

    await page.mouse.wheel(0, -300);
    await expect.poll(() => top(page)).toBeLessThan(scrolled);
  });
});
