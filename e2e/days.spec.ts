import type { Locator, Page } from 'playwright/test';
import { tripsStorageKey, plannerStorageKey } from '@/content/keys';
import { pages } from '@/content/pages';
import { allDaysOut } from '@/lib/content/days-out';
import { dayOutPath, routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { axeFaults, still } from './support/axe';
import { activity, beach, otherBeach } from './support/things';

const saved = [
  { id: '1', type: 'activity', name: activity.title, slug: activity.slug },
  { id: '2', type: 'beach', name: beach.name, slug: beach.slug },
  { id: '3', type: 'beach', name: otherBeach.name, slug: otherBeach.slug },
];
const [first, second, third] = [activity.title, beach.name, otherBeach.name];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stops = (page: Page, day: string) =>
  page.getByRole('list', { name: `Stops of ${day}` }).getByRole('heading', { level: 4 });

/** Puts texts into the storage before a page of the site reads it. */
async function store(page: Page, entries: Readonly<Record<string, unknown>>) {
  // A page without scripts: one with them would read the text at once.
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(key, JSON.stringify(value));
  }, entries);
}

/** Opens the days with three things saved. */
async function openDays(page: Page) {
  await store(page, { [plannerStorageKey]: saved });
  await page.goto(routes.plannerDays);
  await expect(page.getByRole('heading', { name: 'On no day yet' })).toBeVisible();
}

/** The middle of something, once it stands in the window. */
async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to take hold of.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Drag = (name: string, onto: Locator) => Promise<void>;

/** Three days out of three things, and the last of them back to the first, by one way of dragging. */
async function planThreeDays(page: Page, drag: Drag) {
  const newDay = page.locator('[data-drop-day=new]');
  const day = (name: string) => page.getByRole('region', { name });
  await drag(first, newDay);
  await drag(second, newDay);
  await drag(third, newDay);
  await expect(page.getByRole('status').filter({ hasText: `${third} put to Day 3` })).toBeVisible();
  await expect(stops(page, 'Day 1')).toHaveText([first]);
  await expect(stops(page, 'Day 2')).toHaveText([second]);
  await expect(stops(page, 'Day 3')).toHaveText([third]);
  await drag(third, day('Day 1'));
  await expect(stops(page, 'Day 1')).toHaveText([first, third]);
  await button(page, 'Undo').click();
  await expect(stops(page, 'Day 3')).toHaveText([third]);
}

const handleOf = (page: Page, name: string) =>
  page.locator('li', { hasText: name }).locator('[data-drag-handle]').last();

test.use(still);

test('three days by mouse', { tag: '@desktop' }, async ({ page }) => {
  await openDays(page);
  await planThreeDays(page, async (name, onto) => {
    const from = await middleOf(handleOf(page, name));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // A drag that goes off the edge scrolls the page along: what is dropped on comes to the pointer.
    await onto.evaluate((zone) => zone.scrollIntoView({ block: 'center' }));
    const box = await onto.boundingBox();
    if (!box) throw new Error('There is nowhere to drop.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4, { steps: 4 });
    await expect(page.getByText(name, { exact: true }).last()).toBeVisible();
    await page.mouse.up();
  });
});

test('three days by touch', { tag: '@phone' }, async ({ page }) => {
  await openDays(page);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await planThreeDays(page, async (name, onto) => {
    const from = await middleOf(handleOf(page, name));
    await send('touchStart', from.x, from.y);
    await onto.evaluate((zone) => zone.scrollIntoView({ block: 'center' }));
    const box = await onto.boundingBox();
    if (!box) throw new Error('There is nowhere to drop.');
    await send('touchMove', box.x + 20, box.y + box.height - 30);
    await send('touchMove', box.x + 24, box.y + box.height - 4);
    await send('touchEnd', 0, 0);
  });
});

test(
  'three days by keys alone; a reload keeps them, and Undo takes one step back',
  { tag: '@desktop' },
  async ({ page }) => {
    await openDays(page);
    for (const [name, isFirst] of [[first, true], [second], [third]] as const) {
      await button(page, `Move to … ${name}`).press('Enter');
      const choice = page.getByLabel('Day', { exact: true });
      await choice.focus();
      if (!isFirst) await choice.press('End');
      await button(page, 'Move').press('Enter');
    }
    await expect(stops(page, 'Day 1')).toHaveText([first]);
    await expect(stops(page, 'Day 2')).toHaveText([second]);
    await expect(stops(page, 'Day 3')).toHaveText([third]);

    await page.reload();
    await expect(stops(page, 'Day 2')).toHaveText([second]);
    await button(page, `Move ${second} up`).press('Enter');
    await expect(stops(page, 'Day 1')).toHaveText([first, second]);
    await expect(button(page, `Move ${second} up`)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(stops(page, 'Day 2')).toHaveText([second]);
  },
);

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'a plan with days stands on paper and leaves by link, with its dates, times and notes as they are',
    { tag: '@desktop' },
    async ({ page, browser, baseURL }) => {
      const day = {
        id: 'd',
        title: 'By the water',
        note: 'Towels',
        stops: [{ id: 's', type: 'beach', slug: beach.slug, time: '10:30', note: 'the far end' }],
      };
      await store(page, {
        [plannerStorageKey]: saved,
        [tripsStorageKey]: { version: 1, firstDate: '2027-06-05', settings: {}, days: [day] },
      });
      await page.goto(routes.planner);
      const document = page.locator('[data-plan-document]');
      await expect(document).toContainText('Day 1: By the water');
      await expect(document).toContainText('Sat 5 Jun 2027');
      await expect(document).toContainText('10:30');
      await expect(document).toContainText('the far end');

      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await button(page, 'Share Planner').click();
      const link = await page.getByLabel('Link to your plan').inputValue();
      expect(link).toContain('&days=');

      const other = await browser.newContext({ ...still, ...(baseURL && { baseURL }) });
      const fresh = await other.newPage();
      await fresh.goto(link);
      await expect(fresh.getByText(/It also holds 1 day from Sat 5 Jun 2027/)).toBeVisible();
      await button(fresh, 'Add to my planner').click();
      await expect(
        fresh.getByText('Added 3 items to your planner and 1 day to your trip.'),
      ).toBeVisible();
      await fresh.goto(routes.plannerDays);
      await expect(stops(fresh, 'Day 1')).toHaveText([beach.name]);
      await expect(fresh.getByRole('paragraph').filter({ hasText: 'the far end' })).toBeVisible();
      await other.close();
    },
  );
});

test(
  'a ready-made day is taken over, and Undo takes out day and things',
  { tag: '@desktop' },
  async ({ page }) => {
    const dayOut = allDaysOut()[0];
    test.skip(!dayOut, 'the content has no ready-made day');
    if (!dayOut) return;
    await page.goto(dayOutPath(dayOut.slug));
    await button(page, 'Use these days').click();
    await expect(
      page.getByText(/Added \d+ items? to your planner and \d+ days? to your trip/),
    ).toBeVisible();
    await button(page, 'Undo').click();
    await page.goto(routes.plannerDays);
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeHidden();
    await expect(page.getByText('No days yet.')).toBeVisible();
  },
);

test('a dated day has its light and its check, and axe finds no fault', async ({ page }) => {
  await openDays(page);
  await button(page, `Move to … ${beach.name}`).click();
  await button(page, 'Move').click();
  await page.getByLabel('First day').fill('2027-06-05');
  await page.getByLabel('First day').press('Tab');
  await expect(page.getByText(/^Sunrise/)).toBeVisible();
  await expect(page.getByRole('list', { name: /Check of Day 1|What works/ }).first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('who has saved nothing is shown how to begin', async ({ page }) => {
  await page.goto(routes.plannerDays);
  await expect(
    page.getByRole('heading', { name: pages.plannerDays.title, level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});
