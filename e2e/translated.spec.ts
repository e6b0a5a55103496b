/** Pages that the browser has translated, as every visitor from abroad has them: decision 046. */
import type { Page } from 'playwright/test';
import { forecastService } from '@/content/forecast';
import { thirdParties } from '@/content/third-parties';
import { seaAnswer, weatherAnswer } from '@/lib/forecast/testing/answers';
import { routes } from '@/lib/routes';
import { toEpochMinutes } from '@/lib/time/london';
import { expect, setClock, test, visit } from './fixtures';
import { seedStorage } from './support/storage';
import { keptDay } from './support/things';
import { type Control, type Seen, seen, translate } from './support/translation';

const hosts = thirdParties.map(({ host }) => host as string);
test.use({ allow: { hosts, messages: [/ERR_|Failed to load resource|postMessage/] } });

const morning = '2027-06-04T09:00:10Z';
const laterOn = ['2027-06-04T09:41:00Z', '2027-06-05T21:30:00Z', '2028-01-03T12:00:00Z'];

/** What is typed into a field, and what replaces that. */
const typed: Readonly<Record<string, readonly string[]>> = {
  date: ['2027-06-06', ''],
  time: ['10:30', ''],
  number: ['45', ''],
  email: ['ann@bay.example', 'nobody'],
};
const words = ['beach', ''];
const isTyped = ({ element, type }: Control) =>
  element === 'textarea' || ['text', 'search', 'tel', 'url', ...Object.keys(typed)].includes(type);

/** Slow, and the same on every page. */
const leftAlone = /PDF|^Clear/;

async function use(page: Page, index: number, control: Control, turn: number): Promise<void> {
  const found = page.locator(`[data-seen="${index}"]`);
  if (isTyped(control)) {
    await found.fill((typed[control.type] ?? words)[turn] ?? '');
    await found.blur();
  } else if (control.element === 'select') {
    const next = await found.evaluate(
      (select: HTMLSelectElement) => (select.selectedIndex + 1) % select.options.length,
    );
    await found.selectOption({ index: next });
  } else if (control.type === 'range') {
    await found.press('ArrowRight');
  } else {
    await found.dispatchEvent('click');
  }
}

/** Waits until both pages show the same, and nothing that is still to come. */
async function sameOn(plain: Page, translated: Page): Promise<Seen> {
  let shown: Seen | undefined;
  await expect(async () => {
    shown = await seen(plain);
    expect(shown.isBusy).toBe(false);
    expect(await seen(translated)).toEqual(shown);
  }).toPass({ timeout: 10_000, intervals: [50, 100, 200] });
  if (!shown) throw new Error('Nothing was seen.');
  return shown;
}

/** Uses whatever there is, of what looks alike only some; returns how often something was used. */
async function useAll(pages: readonly [Page, Page], most: number, alike: number): Promise<number> {
  const turns = new Map<string, number>();
  const turnsOf = (key: string) => turns.get(key) ?? 0;
  const keyOf = ({ element, type, name }: Control) => `${element} ${type} ${name}`;
  const isLeft = (control: Control) =>
    !leftAlone.test(control.name) &&
    turnsOf(keyOf(control)) < (isTyped(control) ? 2 : 1) &&
    (control.look === '' || turnsOf(control.look) < alike);
  for (let used = 0; used < most; used += 1) {
    const { controls } = await sameOn(...pages);
    const index = controls.findIndex(isLeft);
    const control = controls[index];
    if (!control) {
      if ((await pages[0].locator('dialog[open]').count()) === 0) return used;
      for (const page of pages) await page.keyboard.press('Escape');
      continue;
    }
    const key = keyOf(control);
    await test.step(key, async () => {
      for (const page of pages) await use(page, index, control, turnsOf(key));
    });
    for (const each of [key, control.look]) turns.set(each, turnsOf(each) + 1);
  }
  return most;
}

const journeys: readonly (readonly [path: string, actions: number, alike?: number])[] = [
  [routes.home, 12],
  [routes.today, 20],
  [routes.stay, 20],
  [routes.planner, 20, 6],
  [routes.plannerDays, 45, 12],
  [routes.pocketGuide, 3],
  [routes.foodDrink, 8],
  [routes.calendar, 12],
  [routes.map, 8],
  [routes.gettingAround, 10],
  [routes.beaches, 8],
  [routes.contact, 8],
  [routes.tides, 4],
];

for (const [path, actions, alike = 2] of journeys) {
  test(`${path} says the same when it is translated`, async ({
    page: translated,
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    const plain = await context.newPage();
    const first = toEpochMinutes('2027-06-04', '00:00') * 60;
    for (const page of [plain, translated]) {
      await page.clock.setFixedTime(new Date(morning));
      await page.addInitScript(() => {
        window.open = () => null;
        window.print = () => undefined;
      });
      for (const [service, answer] of [
        [forecastService.weather.url, weatherAnswer(first)],
        [forecastService.sea.url, seaAnswer(first)],
      ] as const) {
        await page.route(`${service}**`, (route) =>
          route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } }),
        );
      }
      await seedStorage(page, keptDay());
      await visit(page, path);
    }
    await translate(translated);
    const pages = [plain, translated] as const;
    for (const page of pages) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    const used = await useAll(pages, actions, alike);
    test.info().annotations.push({ type: 'measured', description: `${used} actions` });
    for (const instant of laterOn) {
      await Promise.all(pages.map((page) => setClock(page, instant)));
      await sameOn(...pages);
    }
    await expect(translated.getByText('Unexpected Application Error!')).toHaveCount(0);
    await context.close();
  });
}
