import type { Page } from 'playwright/test';
import { beaches } from '@/content/beaches';
import { home } from '@/content/home';
import { emergencyWords } from '@/content/safety';
import { kindPath } from '@/lib/kinds';
import { routes, tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { expect, test, visit } from './fixtures';
import { visitWith } from './support/storage';
import { keptDay, otherBeach } from './support/things';

/** The rows of cards whose titles do not begin at one height, by their titles. */
const unevenRows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul')]
      .filter((list) => getComputedStyle(list).display === 'grid')
      .flatMap((list) => {
        const rows = new Map<number, HTMLElement[]>();
        for (const card of list.children) {
          const top = Math.round(card.getBoundingClientRect().top);
          const title = card.querySelector<HTMLElement>('h2, h3');
          if (title) rows.set(top, [...(rows.get(top) ?? []), title]);
        }
        return [...rows.values()];
      })
      .filter((titles) => {
        const tops = titles.map((title) => title.getBoundingClientRect().top);
        return Math.max(...tops) - Math.min(...tops) > 2;
      })
      .map((titles) => titles.map((title) => title.innerText).join(' | ')),
  );

test.describe('what is set in rows', () => {
  // By the styles alone.
  test.use({ javaScriptEnabled: false });

  test('titles of cards in a row begin at one height', async ({ page }) => {
    // Rows of three, of two and of four, at the width at which they are narrowest.
    for (const [path, width] of [
      [routes.thingsToDo, 1024],
      [routes.foodDrink, 768],
      [routes.home, 1024],
      [kindPath('beach', otherBeach.slug), 1024],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect.soft(await unevenRows(page), `${path} at ${width} px`).toEqual([]);
    }
  });

  test('a profile of heights has room for its longest names', async ({ page }) => {
    await page.goto(routes.gettingAround);
    const profiles = page.locator('main svg[role=img]:has(text)');
    await expect(profiles).not.toHaveCount(0);
    const cut = await profiles.evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const room = drawing.getBoundingClientRect();
        return [...drawing.querySelectorAll('text')]
          .filter((words) => {
            const { left, right, top, bottom } = words.getBoundingClientRect();
            return left < room.left || right > room.right || top < room.top || bottom > room.bottom;
          })
          .map((words) => words.textContent);
      }),
    );
    expect(cut).toEqual([]);
  });
});

/** By the edge that all buttons have, and nothing else that is pressed. */
const buttonsOf = async (page: Page) => {
  const pressed = page.getByRole('main').locator('a, button');
  const found = await pressed.evaluateAll((all) =>
    all.flatMap((element, index) => {
      const { borderTopWidth, display } = getComputedStyle(element);
      const isButton =
        element.checkVisibility() && display.endsWith('flex') && borderTopWidth === '2px';
      return isButton ? index : [];
    }),
  );
  return found.map((index) => pressed.nth(index));
};

for (const path of [
  routes.home,
  routes.stay,
  routes.contact,
  routes.planner,
  routes.plannerDays,
  routes.calendar,
  kindPath('beach', otherBeach.slug),
]) {
  test(`every button of ${path} can be pressed at every width, and an empty message takes no room`, async ({
    page,
  }) => {
    test.slow();
    await visitWith(page, keptDay(), path);
    const empty = page.getByRole('status').filter({ hasNotText: /\S/ });
    const heights = await empty.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    // Beside the heart of a thing's page a line is kept for what it says.
    const lines = path === kindPath('beach', otherBeach.slug) ? 1 : 0;
    expect.soft(heights.filter(Boolean), 'empty messages').toHaveLength(lines);
    for (const width of [360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // What comes last may still move the buttons, or take the place of some.
      await expect(async () => {
        const buttons = await buttonsOf(page);
        expect(buttons, `at ${width} px`).not.toHaveLength(0);
        for (const button of buttons) await button.click({ trial: true, timeout: 3000 });
      }).toPass({ timeout: 30_000 });
    }
  });
}

test('tide months and beaches are one sheet of A4 each', async ({ page }) => {
  // Some fifteen pages, each drawn anew for paper.
  test.slow();
  const beachPages = beaches.map(({ slug }) => kindPath('beach', slug));
  for (const path of [...tideMonths().map(tideMonthPath), ...beachPages]) {
    await visit(page, path);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), path).toHaveLength(1);
    expect(pdf, path).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  }
});

test('the folded tables of Getting Around are printed', async ({ page }) => {
  await visit(page, routes.gettingAround);
  await page.emulateMedia({ media: 'print' });
  const folded = page.locator('main details table');
  await expect(folded).not.toHaveCount(0);
  for (const table of await folded.all()) await expect(table).toBeVisible();
});

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** In pixels of the page. */
const heightOf = (page: Page, selector: string) =>
  page.evaluate((element) => document.querySelector(element)?.scrollHeight ?? 0, selector);

const tools = [
  routes.today,
  routes.planner,
  routes.plannerDays,
  routes.tides,
  routes.gettingAround,
  routes.calendar,
  routes.siteIndex,
] as const;

/** What home, heads and foot must leave room for. */
// Home shows all its activities on a desk, and its beaches what there is at them and the way
// back; a head holds its section's row, and the gap above it.
for (const [size, most] of [
  [phone, { home: 10_000, head: 160 + 44 + 8, foot: 2 * phone.height }],
  [desktop, { home: 7300, head: 220, foot: desktop.height }],
] as const) {
  test(`room at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, routes.home);
    expect(await heightOf(page, 'body')).toBeLessThanOrEqual(most.home);
    expect(await heightOf(page, 'footer')).toBeLessThanOrEqual(most.foot);
    for (const tool of tools) {
      await page.goto(tool);
      expect.soft(await heightOf(page, 'main > :first-child'), tool).toBeLessThanOrEqual(most.head);
    }
  });
}

/** The longest on a phone of 390 pixels. */
const longest: Readonly<Record<string, number>> = {
  [routes.beaches]: 6000,
  [routes.posters]: 6000,
  ...Object.fromEntries(beaches.map(({ slug }) => [kindPath('beach', slug), 5500])),
};

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no page of many pictures is too long, and no foot longer than 700 pixels', async ({
    page,
  }) => {
    test.slow();
    for (const [path, most] of Object.entries(longest)) {
      await visit(page, path);
      // What comes when it is near has come.
      const end = page.getByRole('contentinfo');
      await end.scrollIntoViewIfNeeded();
      await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
      expect.soft(await heightOf(page, 'body'), path).toBeLessThanOrEqual(most);
      expect.soft((await end.boundingBox())?.height, path).toBeLessThanOrEqual(700);
    }
  });
});

test(
  'a row is swiped, goes on by its buttons, and holds all its cards',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, routes.home);
    const section = page.getByRole('region', { name: home.thingsToDo.heading, exact: true });
    const cards = section.getByRole('article');
    await expect(cards).toHaveCount(home.thingsToDo.slugs.length);
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.3 });
    await expect(cards.nth(3)).not.toBeInViewport();
    const next = section.getByRole('button', { name: /^Next/ });
    for (const index of [1, 2, 3]) {
      await next.tap();
      await expect(cards.nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    // By keyboard too: a link in focus is brought into view.
    await cards.last().getByRole('link').focus();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  },
);

test(
  'the beach safety guide shows the words for an emergency first, larger than any other',
  { tag: '@both' },
  async ({ page }) => {
    await visit(page, routes.safety);
    const call = page.getByRole('link', { name: emergencyWords.call, exact: true });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', 'tel:999');
    await expect(page.getByText(emergencyWords.after, { exact: true })).toBeInViewport();
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('a[href="tel:999"]')).toBeGreaterThan(await sizeOf('h1'));
  },
);
