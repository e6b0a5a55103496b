import type { Locator, Page } from 'playwright/test';
import type { IsoDate } from '@/content/types';
import type { Stop, Trip } from '@/lib/days/trip';
import { routes } from '@/lib/routes';
import { button, expect, planDocument, test, visit } from './fixtures';
import { hasRide } from '@/lib/transport/way';
import { wayText } from '@/lib/transport/words';
import { londonTime } from '@/lib/time/london';
import { expectNoFaults } from './support/axe';
import { dayByBus, examples, thingsWithADog } from './support/days';
import { visitWith } from './support/storage';
import { fingerOn } from './support/touch';
import {
  activity,
  beach,
  nth,
  otherBeach,
  savedActivity,
  savedBeach,
  keptPlan,
} from './support/things';

const saved = [
  savedActivity,
  savedBeach,
  { id: '3', type: 'beach', name: otherBeach.name, slug: otherBeach.slug },
];
const firstDate: IsoDate = '2027-06-05';
const [first, second, third] = [activity.title, beach.name, otherBeach.name];

const stops = (page: Page, day: string) =>
  page
    .getByRole('list', { name: `Stops of ${day}`, includeHidden: true })
    .getByRole('heading', { level: 4, includeHidden: true });

/** Opens the days with three things saved, or others, and a plan where there is one. */
async function openDays(page: Page, plan?: Partial<Trip>, things: readonly object[] = saved) {
  const trip = plan && { firstDate, settings: {}, days: [], ...plan };
  await visitWith(page, keptPlan(things, trip), routes.plannerDays);
  if (!plan) await expect(page.getByRole('heading', { name: /^Still to place/ })).toBeVisible();
}

/** The middle of something, once it stands in the window. */
async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to take hold of.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A mouse or a finger. */
interface Pointer {
  readonly press: (x: number, y: number) => Promise<unknown>;
  readonly move: (x: number, y: number) => Promise<unknown>;
  readonly release: () => Promise<unknown>;
}

/** Three days out of three things, and the last of them back to the first, by dragging. */
async function planThreeDays(page: Page, pointer: Pointer, firstDay: Locator) {
  const drag = async (name: string, onto: Locator) => {
    const handle = page.locator('li', { hasText: name }).locator('[data-drag-handle]').last();
    const from = await middleOf(handle);
    await pointer.press(from.x, from.y);
    // A drag that goes off the edge scrolls the page along: what is dropped on comes to the pointer.
    await onto.evaluate((zone) => zone.scrollIntoView({ block: 'center' }));
    const box = await onto.boundingBox();
    if (!box) throw new Error('There is nowhere to drop.');
    await pointer.move(box.x + 20, box.y + box.height - 30);
    await pointer.move(box.x + 24, box.y + box.height - 4);
    await expect(page.getByText(name, { exact: true }).last()).toBeVisible();
    await pointer.release();
  };
  const newDay = page.locator('[data-drop-day=new]');
  for (const name of [first, second, third]) await drag(name, newDay);
  await expect(page.getByRole('status').filter({ hasText: `${third} put to Day 3` })).toBeVisible();
  await expect(stops(page, 'Day 1')).toHaveText([first]);
  await expect(stops(page, 'Day 2')).toHaveText([second]);
  await expect(stops(page, 'Day 3')).toHaveText([third]);
  await drag(third, firstDay);
  await expect(stops(page, 'Day 1')).toHaveText([first, third]);
  await button(page, 'Undo').click();
  await expect(stops(page, 'Day 3')).toHaveText([third]);
}

test('three days by mouse', async ({ page }) => {
  await openDays(page);
  const { mouse } = page;
  const pointer: Pointer = {
    press: (x, y) => mouse.move(x, y).then(() => mouse.down()),
    move: (x, y) => mouse.move(x, y, { steps: 2 }),
    release: () => mouse.up(),
  };
  await planThreeDays(page, pointer, page.getByRole('region', { name: 'Day 1' }));
});

test('three days by touch', { tag: '@phone' }, async ({ page }) => {
  await openDays(page);
  const touch = await fingerOn(page);
  const pointer: Pointer = {
    press: (x, y) => touch('touchStart', x, y),
    move: (x, y) => touch('touchMove', x, y),
    release: () => touch('touchEnd'),
  };
  // One day is shown at a time: the others are reached by their tabs.
  await planThreeDays(page, pointer, page.locator('button[data-drop-day]').first());
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the sun rises and the bus goes by the village’s clock, on the page and on paper', async ({
    page,
  }) => {
    const found = dayByBus();
    test.skip(!found, 'the content has no bus that is known to go');
    if (!found) return;
    const { trip, thing, check } = found;
    const { light, legs } = check;
    const buses = legs.flatMap(({ way }) =>
      way?.legs.length === 1 && hasRide(way) ? wayText(way) : [],
    );
    const { type, name, slug } = thing;
    await openDays(page, trip, [{ id: '1', type, name, slug }]);
    expect(await page.evaluate(() => new Date(0).getTimezoneOffset())).toBe(300);
    const [sunrise, sunset] = [light?.sunrise, light?.sunset].map((at) => londonTime(at ?? 0));
    await expect(page.getByText(`Sunrise ${sunrise}, sunset ${sunset}`)).toBeVisible();
    for (const words of buses) await expect(page.getByText(words)).toBeVisible();
    await visit(page, routes.planner);
    for (const words of buses) await expect(planDocument(page)).toContainText(words);
  });
});

test('a plan with all that can be found of it is without a fault for axe, in every look', async ({
  page,
}) => {
  const { tideBound, shut } = examples;
  const stops: readonly Stop[] = [
    { id: 'a', type: 'beach', slug: beach.slug, time: '10:00', minutes: 60 },
    { id: 'b', type: 'activity', slug: activity.slug, time: '10:30', by: 'car' },
    ...(tideBound ? [{ id: 'c', type: tideBound.type, slug: tideBound.slug }] : []),
    ...(shut ? [{ id: 'e', type: shut.type, slug: shut.slug, time: '03:00' } as const] : []),
  ];
  await openDays(page, { settings: { dog: true }, days: [{ id: 'd', stops }] });
  await expect(page.getByText(/^Sunrise/)).toBeVisible();
  const problems = page.getByText('Problem:', { exact: true });
  const before = await problems.count();
  expect(before).toBeGreaterThan(0);
  await expect(page.getByText('Looking for a fix')).toHaveCount(0);
  if (tideBound) await button(page, `More: ${tideBound.name}`).click();
  await page.getByText('Calendar, map, text or pocket guide').click();
  await page.getByText('Paste a link, save or open a backup').click();
  for (const name of ['Calendar file', 'Save a backup']) {
    await expect(button(page, name)).toBeVisible();
  }
  await expectNoFaults(page);

  const offer = page.getByRole('list', { name: /^Ways to fix/ }).first();
  await offer.getByRole('button').first().click();
  await expect.poll(() => problems.count()).toBeLessThan(before);
  await button(page, 'Undo').click();
  await expect(problems).toHaveCount(before);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 393, height: 851 } });

  const heightOf = (page: Page) =>
    page.evaluate(
      () =>
        window.scrollY +
        (document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity),
    );
  const storedThings = (things: readonly { type: string; slug: string; name: string }[]) =>
    things.map(({ type, slug, name }, index) => ({ id: String(index), type, slug, name }));

  test('six hearts become two days that work in ten taps, on a short page', async ({ page }) => {
    const things = thingsWithADog(6, firstDate);
    test.skip(things.length < 6, 'the content has no six things for two days with a dog');
    await visitWith(page, keptPlan(storedThings(things)), routes.about);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await tap(page.getByRole('banner').getByRole('link', { name: /^My Planner/ }));
    await tap(
      page.getByRole('navigation', { name: 'Views of the planner' }).getByRole('link').last(),
    );
    // A field, and its choice.
    const choose = async (change: Promise<unknown>) => {
      taps += 2;
      await change;
    };
    await choose(page.getByLabel('Here from').fill(firstDate));
    const place = page.getByLabel('Staying at').locator('optgroup[label=Villages] option').first();
    const value = (await place.getAttribute('value')) ?? '';
    await choose(page.getByLabel('Staying at').selectOption(value));

    await tap(page.getByText('Bringing a dog', { exact: true }));
    await tap(page.getByText('By car', { exact: true }));
    await tap(button(page, 'Arrange my days'));
    await tap(button(page, 'Use these days'));
    await expect(page.getByRole('list', { name: 'Days' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('Problem:')).toHaveCount(0);
    expect(taps).toBeLessThanOrEqual(10);
    expect(await heightOf(page)).toBeLessThanOrEqual(2600);
    // Six stops on two days are three on one of them at least.
    const longer = (await stops(page, 'Day 1').count()) > 2 ? 0 : 1;
    await page.getByRole('list', { name: 'Days' }).getByRole('button').nth(longer).tap();
    const rows = stops(page, `Day ${longer + 1}`);
    const first = await rows.first().boundingBox();
    const third = await rows.nth(2).boundingBox();
    if (first && third) expect(third.y + third.height - first.y).toBeLessThan(600);
  });

  test('twelve stops take at most 6,000 pixels', async ({ page }) => {
    const things = thingsWithADog(12, firstDate);
    const all = Array.from({ length: 12 }, (_, index) => nth(things, index));
    const days = [0, 1, 2].map((day) => ({
      id: `d${day}`,
      stops: all
        .slice(day * 4, day * 4 + 4)
        .map(({ type, slug }, index) => ({ id: `s${day}${index}`, type, slug })),
    }));
    await openDays(page, { settings: { dog: true }, days }, storedThings(things));
    await expect(page.getByText(/^Sunrise/).first()).toBeVisible();
    expect(await heightOf(page)).toBeLessThanOrEqual(6000);
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('each day has a band of tide and light, and each stop its picture', async ({ page }) => {
    const stops = saved.map(({ id, type, slug }) => ({ id, type, slug }));
    await openDays(page, { days: [{ id: 'd', stops }] });
    const day = page.getByRole('region', { name: /^Day 1/ });
    const band = day.locator('svg[aria-hidden=true]').filter({ has: page.locator('text') });
    await expect(band).toBeVisible();
    const pictures = page.locator('ol[aria-label="Stops of Day 1"] img');
    await expect(pictures).toHaveCount(stops.length);
    for (const image of await pictures.all()) await expect(image).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(band).toBeHidden();
    await expect(pictures.first()).toBeHidden();
  });

  test('days that are suggested are in sight', async ({ page }) => {
    await openDays(page);
    await button(page, 'Arrange my days').click();
    await expect(button(page, 'Use these days')).toBeInViewport();
    await expect(stops(page, 'Day 1').first()).toBeInViewport();
  });
});
