/** What goes wrong in visitors' browsers; see docs/reliability.md. */
import type { Page } from 'playwright/test';
import { pages } from '@/content/pages';
import { thirdParties } from '@/content/third-parties';
import { routes } from '@/lib/routes';
import {
  expect,
  heading,
  printWindow,
  reload,
  savedFile,
  setClock,
  test,
  visit,
  waitForSoftLinks,
} from './fixtures';
import { hostileValues } from './support/hostile';
import { seedStorage, stored, visitWith } from './support/storage';
import { keptPlan } from './support/things';
import { widthOverflow } from './support/seen';

const thirdPartyHosts = thirdParties.map(({ host }) => host as string);

const savedItem = (number: number, changes: object = {}) => ({
  id: `saved-${number}`,
  type: 'beach',
  name: `Cove ${number}`,
  description: 'A cove.',
  image: '',
  ...changes,
});

const harmed = (page: Page) => page.evaluate(() => 'harmed' in window);

const cards = (page: Page) => page.getByRole('link', { name: /^View Details/ });

test.describe('a plan of hostile values', () => {
  // Some of the values are addresses within the site, where there is nothing, or that no host takes.
  test.use({ allow: { messages: [/status of 4(00|04|31)/, /left out of the PDF/] } });

  const hostile = hostileValues.map((value, index) =>
    savedItem(index, {
      type: index % 2 === 0 ? 'beach' : value,
      name: `${index} ${value}`,
      description: value,
      image: value,
      location: value,
      slug: value,
    }),
  );

  test('does no harm in the PDF', async ({ page }) => {
    test.slow();
    // Drawing pages of nothing but equals signs takes a minute.
    const short = hostile.filter(({ name }) => name.length < 2000);
    await visitWith(page, keptPlan(short), routes.planner);
    await savedFile(page, () => page.getByRole('button', { name: 'Export as PDF' }).click());
    expect(await harmed(page)).toBe(false);
  });

  test('is shown as text and does nothing, nor does it in the print window', async ({ page }) => {
    await visitWith(page, keptPlan(hostile), routes.planner);
    await expect(cards(page)).toHaveCount(hostileValues.length);
    expect(await harmed(page)).toBe(false);
    const addresses = await cards(page).evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    const { origin } = new URL(page.url());
    for (const address of addresses) expect(new URL(address).origin).toBe(origin);
    expect(await page.evaluate(() => ({}).toString.call({}) === '[object Object]')).toBe(true);
    // The test fails on any request to another host; what is not in sight is not asked for yet.
    const sources = await page
      .locator('img')
      .evaluateAll((images) => (images as HTMLImageElement[]).map(({ src }) => src));
    expect(sources.join()).not.toContain('elsewhere');

    const print = page.getByRole('button', { name: 'Print Planner' });
    const paper = await printWindow(page, () => print.click());
    await expect(paper.locator('[data-plan-item]')).toHaveCount(hostileValues.length);
    await expect(paper.locator('script, iframe, [onerror]')).toHaveCount(0);
    for (const each of [page, paper]) expect(await harmed(each)).toBe(false);
  });
});

for (const [what, name] of [
  ['one endless word', 'x'.repeat(20_000)],
  ['thousands of words', 'far '.repeat(5000)],
] as const) {
  test(`a plan of another’s making whose name is ${what} leaves room for the message, and for Undo`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visitWith(page, keptPlan([savedItem(1, { name }), savedItem(2)]), routes.planner);
    expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Remove' }).first().click();
    const message = page.getByRole('status').filter({ hasText: 'Removed' }).first();
    await expect(message).toBeVisible();
    const { height = 0 } = (await message.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(640 / 3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page)).toHaveCount(2);
  });
}

test('a clock that says a strange time breaks no page', async ({ page }) => {
  test.slow();
  const times = [
    ['1990', '1990-06-01T12:00:00Z'],
    ['the day of the tide record', '2025-08-02T09:30:00Z'],
    ['the hour that summer time skips', '2027-03-28T01:00:00Z'],
    ['the hour that winter time repeats', '2026-10-25T00:30:00Z'],
    ['that hour for the second time', '2026-10-25T01:30:00Z'],
    ['2040', '2040-01-01T00:00:00Z'],
  ] as const;
  const saysTimesOrNone = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/NaN|Invalid Date|undefined|Infinity/);
  };
  for (const path of [routes.home, routes.tides, routes.events, routes.planner]) {
    await visit(page, path);
    for (const [name, time] of times) {
      await test.step(`${path}: ${name}`, async () => {
        await setClock(page, time);
        await saysTimesOrNone();
      });
    }
    // The last of them also as the time at which the page is opened.
    await reload(page);
    await saysTimesOrNone();
  }
});

test.describe('another host that', () => {
  test.use({
    allow: {
      hosts: thirdPartyHosts,
      messages: [/ERR_|Failed to load resource|timed out|violat|postMessage/],
    },
  });

  for (const [name, answer] of [
    ['never answers', () => new Promise(() => undefined)],
    [
      'answers with rubbish',
      (route) => route.fulfill({ contentType: 'image/png', body: 'rubbish' }),
    ],
  ] as readonly (readonly [string, Parameters<Page['route']>[1]])[]) {
    test(`${name} holds up nothing`, async ({ page }) => {
      for (const host of thirdPartyHosts) await page.route(`https://${host}/**`, answer);
      for (const path of [routes.home, routes.planner]) {
        await visit(page, path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const hero = page.locator('main img').first();
        await expect
          .poll(() => hero.evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
      }
    });
  }
});

/** Makes the slider of prices throw at £5. @returns what ends that */
async function breakSlider(page: Page): Promise<() => void> {
  let broken = true;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const failing = script.replace(
      /"aria-valuetext":(`[^`]*\$\{(\w+)\})/,
      (_, words, price) =>
        `"aria-valuetext":(()=>{if(${price}===5)throw new Error("broken for a test")})()??${words}`,
    );
    return route.fulfill({ response, body: broken ? failing : script });
  });
  return () => {
    broken = false;
  };
}

test.describe('a page that breaks', () => {
  test.use({ allow: { messages: [/broken for a test/] } });

  test('says so, loses nothing, and can be tried again or left', async ({ page }) => {
    const title = heading(page, 'Unexpected Application Error!');
    const mend = await breakSlider(page);
    await seedStorage(page, keptPlan([savedItem(1)]));
    let loads = 0;

    await test.step('at a press far down on a page that was reached by a link', async () => {
      await visit(page, routes.about);
      await waitForSoftLinks(page);
      page.on('load', () => (loads += 1));
      await page.getByRole('banner').locator(`a[href="${routes.stay}"]`).first().click();
      await expect(page).toHaveURL(routes.stay);
      const slider = page.getByRole('slider', { name: 'Lowest price' });
      await slider.scrollIntoViewIfNeeded();
      await slider.press('ArrowRight');
      await expect(title).toBeInViewport();
      await expect(title).toBeFocused();
      // A picture is there, and came.
      const picture = await title.evaluate((element) =>
        getComputedStyle(element.parentElement?.firstElementChild ?? element).backgroundImage.slice(
          5,
          -2,
        ),
      );
      expect((await page.request.get(picture)).headers()['content-type']).toContain('svg');
      expect(loads).toBe(0);
    });

    await test.step('as it is shown, after a link and after a reload', async () => {
      await visit(page, routes.about);
      await waitForSoftLinks(page);
      loads = 0;
      await page.evaluate((path) => {
        const link = Object.assign(document.createElement('a'), { href: path, textContent: 'Go' });
        document.querySelector('main')?.prepend(link);
        link.click();
      }, `${routes.stay}?min=5`);
      await expect(title).toBeInViewport();
      expect(loads).toBe(0);
      await page.reload();
      await expect(title).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
      expect(await stored(page)).toContain('Cove 1');
    });

    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, pages.stay.title)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('text from right to left in a saved item stays in its place', async ({ page }) => {
  const name = 'شاطئ الرمال السوداء (1)';
  await visitWith(page, keptPlan([savedItem(1, { name }), savedItem(2)]), routes.planner);
  const title = page.getByRole('heading', { name, exact: true }).first();
  await expect(title).toBeVisible();
  expect(await title.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('ltr');
  expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
});

test.describe('hostile values', () => {
  // The planner's photograph may be asked for when the next address is already open.
  test.use({ allow: { hosts: thirdPartyHosts } });

  test('in the query and in the fragment do nothing', async ({ page }) => {
    test.slow();
    const names = ['type', 'q', 'subject', 'min'] as const;
    const values = hostileValues.filter(({ length }) => length < 2000);
    // Every value under every name, four at a time.
    const queries = values.map((_, index) =>
      names
        .map(
          (name, offset) =>
            `${name}=${encodeURIComponent(values[(index + offset * 5) % values.length] ?? '')}`,
        )
        .join('&'),
    );
    const doesNothing = async (address: string) => {
      expect(await harmed(page), address).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    for (const path of [routes.stay, routes.planner]) {
      for (const [index, query] of queries.entries()) {
        const address = `${path}?${query}`;
        // The page reads its address when it is opened, and the same way when the address changes.
        if (index % 6 === 0) await visit(page, address);
        else await page.evaluate((next) => window.history.pushState(null, '', next), address);
        await doesNothing(address);
      }
    }
    for (const value of hostileValues) {
      // The planner is open: a new fragment does not load it again.
      const address = `${routes.planner}#plan=1${value}`;
      await visit(page, address, { waitUntil: 'domcontentloaded' });
      await doesNothing(address);
    }
    expect(await stored(page)).toBe('');
  });
});
