/** Visitors' journeys in Firefox and WebKit. */
import { readFileSync } from 'node:fs';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { headerLinks } from '@/content/navigation';
import { updating } from '@/content/offline';
import { pages } from '@/content/pages';
import { PRICE_MAX, PRICE_MIN } from '@/lib/stays/filters';
import type { PlannerItem, PlannerItemDraft } from '@/lib/planner/item';
import type { Trip } from '@/lib/days/trip';
import { kinds } from '@/lib/kinds';
import { mapItems } from '@/lib/map/items';
import { routes } from '@/lib/routes';
import { formatHeight, tideNow } from '@/lib/tides/day';
import { nextVersion, type NextVersion } from '../support/deploys';
import { isKept } from '../support/service-worker';
import {
  beach,
  keptDay,
  keptPlan,
  nth,
  otherBeach,
  savedActivity,
  savedBeach,
} from '../support/things';
import { expect, test as base } from './fixtures';
import { middleOf, type Tab } from './tab';
import { allOfKind } from '@/lib/kinds/entries';

const test = base.extend<object, { next: NextVersion }>(nextVersion);

/** Everything that can be saved. */
const catalogue = JSON.parse(
  readFileSync('out/planner/catalogue.json', 'utf8'),
) as PlannerItemDraft[];

/** One thing of each type. */
const plan: readonly PlannerItem[] = [
  ...new Map(catalogue.map((draft) => [draft.type, draft])).values(),
].map((draft, index) => ({ ...draft, id: `saved-${index}` }));

const leavePlan = (tab: Tab, items: readonly object[] = plan) => tab.leave(keptPlan(items));

/** The name of a heart's thing is its value. */
const heart = (name: string) => ({ css: `main button[aria-pressed][value="${name}"]` });
const pressed = (name: string) => ({ css: `main button[aria-pressed=true][value="${name}"]` });
const button = (name: string | RegExp) => ({ css: 'button', name });

test('hearts are kept over a reload, over other pages, and back and forward', async ({ tab }) => {
  await tab.open(routes.beaches);
  await tab.click(heart(beach.name));
  await tab.see(pressed(beach.name));
  await tab.open(routes.beaches);
  await tab.see(pressed(beach.name));
  const [first] = headerLinks;
  await tab.click({ css: 'header nav a', name: first.label });
  await tab.until((path) => location.pathname === path, first.href);
  await tab.browser.evaluate(() => history.back());
  await tab.until((path) => location.pathname === path, routes.beaches);
  await tab.click(pressed(beach.name));
  await tab.click(heart(otherBeach.name));
  await tab.browser.evaluate(() => history.forward());
  await tab.until((path) => location.pathname === path, first.href);
  const items = await tab.stored<PlannerItem[]>(plannerStorageKey);
  expect(items.map(({ name }) => name)).toEqual([otherBeach.name]);
});

test('both thumbs of the price narrow the stays, by keys and by pointer', async ({ tab }) => {
  await tab.open(routes.stay);
  const shown = async () => (await tab.all({ css: 'main article h3' })).map(({ text }) => text);
  const fitting = (min: number, max: number) =>
    allOfKind('property')
      .filter(({ pricePerNight }) => pricePerNight >= min && pricePerNight <= max)
      .map(({ name }) => name);
  await tab.focus({ css: 'input[name=min]' });
  for (let step = 0; step < 3; step += 1) await tab.browser.press('ArrowRight');
  const min = PRICE_MIN + 15;
  await expect.poll(shown).toEqual(fitting(min, PRICE_MAX));

  const thumb = await tab.find({ css: 'input[name=max]' });
  const { x, y } = middleOf(thumb);
  // Half a target from the end of the slider is the middle of its thumb there.
  const right = Math.round(thumb.x + thumb.width - 22);
  await tab.browser.pointer(
    { type: 'move', x: right, y },
    { type: 'down' },
    { type: 'move', x: right - 40, y },
    { type: 'move', x, y },
    { type: 'up' },
  );
  await tab.until(() => new URLSearchParams(location.search).has('max'));
  const max = Number(new URL(await tab.path(), 'http://host').searchParams.get('max'));
  expect(max).toBeGreaterThan(min);
  expect(max).toBeLessThan(PRICE_MAX);
  await expect.poll(shown).toEqual(fitting(min, max));
});

test('the print window has the plan and its styles', async ({ tab }) => {
  await leavePlan(tab);
  await tab.open(routes.planner);
  // The browser's dialog would wait for an answer.
  await tab.browser.evaluate(() => {
    const open = window.open.bind(window);
    const familyOf = (page: Window) =>
      page.getComputedStyle(
        page.document.querySelector('[data-plan-document] h2') ?? page.document.body,
      ).fontFamily;
    window.open = (...parameters) => {
      const opened = open(...parameters);
      if (!opened) return null;
      opened.print = () => {
        Object.assign(window, {
          printed: {
            text: opened.document.body.textContent,
            families: [familyOf(opened), familyOf(window)],
            fonts: [...opened.document.fonts].some(({ status }) => status === 'loaded'),
          },
        });
      };
      return opened;
    };
  });
  await tab.click(button('Print Planner'));
  await tab.until(() => 'printed' in window);
  const printed = await tab.browser.evaluate(() => {
    const { printed: page } = window as unknown as {
      printed: { text: string; families: [string, string]; fonts: boolean };
    };
    return page;
  });
  for (const { name } of plan) expect(printed.text).toContain(name);
  expect(printed.families[0]).toBe(printed.families[1]);
  expect(printed.fonts).toBe(true);
});

async function openBackup(tab: Tab): Promise<void> {
  const links = await tab.all({ css: 'main a', name: /^Bring/ });
  if (links.length > 0) await tab.click({ css: 'main a', name: /^Bring/ });
  // The fold holds its content also while it is closed.
  if ((await tab.all({ css: '#backup details[open]' })).length === 0) {
    await tab.click({ css: 'summary', name: /backup/i });
  }
}

test('a backup goes out, and comes into an empty browser', async ({ tab }) => {
  await tab.leave(keptDay());
  await tab.open(routes.planner);
  await openBackup(tab);
  const { name, bytes } = await tab.download(() => tab.click(button(/^Save.*backup/)));
  expect(name).toMatch(/\.json$/);
  const days = await tab.stored<unknown>(tripsStorageKey);

  await tab.browser.evaluate(() => localStorage.clear());
  await tab.open(routes.planner);
  await openBackup(tab);
  await tab.find({ css: '#backup-file' });
  await tab.browser.evaluate((text) => {
    const input = document.querySelector<HTMLInputElement>('#backup-file');
    const files = new DataTransfer();
    files.items.add(new File([text], 'backup.json', { type: 'application/json' }));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  }, bytes.toString());
  await tab.click({ css: '[aria-labelledby=backup-offer] button' });
  await expect.poll(() => tab.stored(tripsStorageKey)).toEqual(days);
});

const main = 'main h1';

test('every page fits the screen of a phone and of a desk', async ({ tab }) => {
  for (const path of [...headerLinks.map(({ href }) => href), routes.planner]) {
    await tab.open(path);
    for (const width of [360, 1280]) {
      await tab.browser.resize(width, 800);
      await tab.see({ css: main });
      const tooWide = await tab.browser.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(tooWide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the menu of a phone opens, and closes when a link is chosen', async ({ tab }) => {
  await tab.browser.resize(393, 851);
  await tab.open(routes.home);
  const link = { css: '#site-navigation a', name: nth(headerLinks, 2).label };
  await tab.click({ css: 'button[popovertarget=site-navigation]' });
  await tab.click(link);
  await tab.until((path) => location.pathname === path, nth(headerLinks, 2).href);
  await tab.expectNone(link);
});

test('the search finds a page by keys', async ({ tab }) => {
  await tab.open(routes.about);
  await tab.click({ css: 'header a[aria-haspopup=dialog]' });
  await tab.find({ css: 'dialog [role=option]' });
  await tab.type({ css: 'dialog [role=combobox]' }, beach.name);
  await tab.see({ css: 'dialog [role=option]', name: new RegExp(beach.name) });
  await tab.browser.press('Enter');
  await tab.until((slug) => location.pathname.includes(slug), beach.slug);
});

test('the map lists one kind at a time', async ({ tab }) => {
  await tab.open(routes.map);
  await tab.click({ css: 'main nav a[href*="kind=beach"]' });
  const beaches = mapItems().filter(({ kind }) => kind === 'beach');
  await tab.see({
    css: 'main [role=status]',
    name: `${kinds.beach.label.heading}: ${beaches.length} of ${mapItems().length}.`,
  });
});

test('the tide is that of the clock, at three instants', async ({ tab }) => {
  for (const instant of ['2025-08-02T09:00:00Z', '2026-11-24T15:00:00Z', '2029-06-01T03:00:00Z']) {
    await tab.leave({ clock: String(Date.parse(instant)) }, 'session');
    await tab.open(routes.tides);
    // It is computed once it is in view.
    await tab.find({ css: 'main p', name: /^[–\d]\.[–\d] m$/ });
    const { height } = tideNow(Date.parse(instant) / 60_000);
    await tab.see({ css: 'main p', name: formatHeight(height).replace('\u00a0', ' ') });
  }
});

test('a plan is shared as a link, which is pasted and added in another browser', async ({
  tab,
}) => {
  await leavePlan(tab);
  await tab.open(routes.planner);
  await tab.browser.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await tab.click(button('Share Planner'));
  await tab.find({ css: '#plan-link' });
  const link = await tab.browser.evaluate(
    () => document.querySelector<HTMLInputElement>('#plan-link')?.value ?? '',
  );
  await tab.browser.evaluate(() => localStorage.clear());
  await tab.open(routes.planner);
  await openBackup(tab);
  await tab.browser.evaluate((text) => {
    const clipboard = { readText: () => Promise.resolve(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  }, link);
  await tab.click(button('Paste copied link'));
  await tab.click(button('Add to my plan'));
  await expect
    .poll(async () =>
      (await tab.stored<PlannerItem[] | null>(plannerStorageKey))?.map(({ name }) => name).sort(),
    )
    .toEqual(plan.map(({ name }) => name).sort());
});

test('a full storage keeps what was there, and nothing more is said to be saved', async ({
  tab,
}) => {
  await tab.leave(keptDay());
  await tab.open(routes.beaches);
  const before = await tab.stored<unknown>(plannerStorageKey);
  await tab.browser.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await tab.click(heart(otherBeach.name));
  await tab.see({ css: '[role=status]', name: /Not saved/ });
  await tab.see(pressed(otherBeach.name));
  expect(await tab.stored<unknown>(plannerStorageKey)).toEqual(before);
});

test('saved things become days, which are moved by keys, undone and kept', async ({ tab }) => {
  const things = [savedActivity, savedBeach];
  const stops = async () => {
    const trip = await tab.stored<Trip | null>(tripsStorageKey);
    return trip?.days.map((day) => day.stops.map(({ slug }) => slug)) ?? [];
  };
  await leavePlan(tab, things);
  await tab.open(routes.plannerDays);
  await tab.click(button('Arrange my days'));
  await tab.click(button(/^(Accept|Use) these days$/));
  const slugs = things.map(({ slug }) => slug).sort();
  await expect.poll(async () => (await stops()).flat().sort()).toEqual(slugs);
  await tab.open(routes.plannerDays);
  const arranged = await stops();
  const last = things.find(({ slug }) => slug === arranged.at(-1)?.at(-1));
  await tab.focus(button(`Move ${last?.name} to another day`));
  await tab.browser.press('ArrowUp');
  await expect.poll(stops).not.toEqual(arranged);
  await tab.click(button('Undo'));
  await expect.poll(stops).toEqual(arranged);
});

test('what was read can be read without a network, and a new version is offered', async ({
  tab,
  host,
  next,
}) => {
  await tab.open(routes.about);
  await tab.until(() => navigator.serviceWorker.controller?.state === 'activated');
  await tab.until(isKept, routes.about);
  await host.deploy(next.directory);
  await tab.open(routes.about);
  await tab.click({ css: 'button', name: updating.update });
  await tab.until(
    (marker) => document.documentElement.outerHTML.includes(marker),
    next.marker.slice(0, 10),
  );
  await tab.ready();
  await tab.until(isKept, routes.about);
  await host.stop();
  await tab.browser.goto(host.url + routes.about);
  expect(await tab.see({ css: main })).toBe(pages.about.title);
});

test('a stop is dragged to another day, its note is kept, and the days leave as files', async ({
  tab,
}) => {
  const days = async () => (await tab.stored<Trip>(tripsStorageKey)).days;
  const stop = { id: 's', type: 'beach', slug: beach.slug };
  const planned = [
    { id: 'd', stops: [stop] },
    { id: 'e', stops: [] },
  ];
  const trip = { firstDate: '2027-06-05', settings: {}, days: planned } as const;
  await tab.leave(keptPlan([savedActivity, savedBeach], trip));
  await tab.open(routes.plannerDays);
  // The check comes late, and moves the page.
  await tab.find(button('Arrange my days'));
  const id = (await days())[0]?.stops[0]?.id ?? '';

  const from = await tab.find({ css: `[id="move-${id}"] [data-drag-handle]` });
  await tab.browser.pointer({ type: 'move', ...middleOf(from) }, { type: 'down' });
  const onto = await tab.find({ css: '[data-drop-day=e]' });
  const { y } = middleOf(onto);
  await tab.browser.pointer(
    { type: 'move', x: Math.round(onto.x + 30), y },
    { type: 'move', x: Math.round(onto.x + 20), y },
    { type: 'up' },
  );
  await expect.poll(async () => (await days()).map(({ stops }) => stops.length)).toEqual([0, 1]);

  await tab.click(button(`More: ${beach.name}`));
  await tab.type({ css: `[id="note-${id}"]` }, 'boots');
  await expect.poll(async () => (await days())[1]?.stops[0]?.note).toBe('boots');

  for (const [name, start] of [
    [/calendar/i, 'BEGIN:VCALENDAR'],
    [/gpx/i, '<?xml'],
  ] as const) {
    await tab.open(routes.plannerDays);
    await tab.see({ css: 'main p', name: 'boots' });
    await tab.click({ css: '[aria-labelledby=take-along] summary' });
    const { bytes } = await tab.download(() => tab.click(button(name)));
    expect(bytes.toString().startsWith(start)).toBe(true);
    expect(bytes.toString()).toContain(beach.name);
  }
});

test('the header casts a shadow and all cards come up, with or without scroll timelines', async ({
  tab,
}) => {
  await tab.open(routes.beaches);
  const shadow = () =>
    tab.browser.evaluate(
      () => getComputedStyle(document.querySelector('header') ?? document.body).boxShadow,
    );
  const none = await shadow();
  await tab.browser.evaluate(() => scrollTo(0, 400));
  await expect.poll(shadow).not.toBe(none);
  await tab.see({ css: 'main article', name: new RegExp(otherBeach.name) });
  await expect
    .poll(() =>
      tab.browser.evaluate(() => {
        const cards = [...document.querySelectorAll('main article')];
        for (const card of cards) card.scrollIntoView({ behavior: 'instant' });
        return cards.every((card) => card.checkVisibility({ opacityProperty: true }));
      }),
    )
    .toBe(true);
});
