/** Pages that the browser has translated, as every visitor from abroad has them: decision 046. */
import type { Page } from 'playwright/test';
import { forecastService } from '@/content/forecast';
import { thirdParties } from '@/content/third-parties';
import { seaAnswer, weatherAnswer } from '@/lib/forecast/testing/answers';
import { routes } from '@/lib/routes';
import { toEpochMinutes } from '@/lib/time/london';
import { expect, setClock, test } from './fixtures';
import { visitWith } from './support/storage';
import { keptDay } from './support/things';

const hosts = thirdParties.map(({ host }) => host as string);
test.use({ allow: { hosts, messages: [/ERR_|Failed to load resource|postMessage/] } });

const morning = '2027-06-04T09:00:10Z';
const laterOn = ['2027-06-04T09:41:00Z', '2027-06-05T21:30:00Z', '2028-01-03T12:00:00Z'];

/**
 * Wraps each text of the page, and each that comes, in elements as Chrome does; the words stay:
 * facebook/react#11538, lingui/js-lingui#1079.
 */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const html = 'http://www.w3.org/1999/xhtml';
    const left =
      'script, style, noscript, textarea, title, option, font, svg, [translate="no"], .notranslate';

    function wrap(text: Node): void {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(left))
        return;
      const outer = document.createElementNS(html, 'font');
      const inner = document.createElementNS(html, 'font');
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }

    function wrapAll(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    }

    const observer = new MutationObserver((changes) => {
      observer.disconnect();
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!node.isConnected) continue;
        if (node.nodeType === Node.TEXT_NODE) wrap(node);
        else wrapAll(node);
      }
      follow();
    });
    function follow(): void {
      observer.observe(document.body, { childList: true, subtree: true });
    }

    document.documentElement.classList.add('translated-ltr');
    wrapAll(document.body);
    follow();
  });
}

/**
 * What a page shows a visitor now: what can be read, line by line, and what can be used, each with
 * its place in that list as `data-seen`.
 */
function seen(page: Page) {
  return page.evaluate(() => {
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const parts = [
      ...document.querySelectorAll<HTMLElement>('main, header, footer, [role=status]'),
    ];
    const open = document.querySelector<HTMLElement>('dialog[open]');
    const outermost = [...parts, ...(open ? [open] : [])].filter(
      (part) => !part.parentElement?.closest('main, header, footer, [role=status], dialog'),
    );
    const lines = outermost.flatMap((part) =>
      part.innerText.split('\n').map(words).filter(Boolean),
    );
    const fields = 'button, select, summary, textarea, input:not([type=hidden], [type=file])';
    const usable = [...(open ? [open] : parts)].flatMap((part) => [
      ...part.querySelectorAll<HTMLInputElement>(fields),
    ]);
    for (const field of document.querySelectorAll('[data-seen]'))
      field.removeAttribute('data-seen');
    const controls = [...new Set(usable)]
      .filter(
        (field) =>
          field.checkVisibility() &&
          !field.closest('[inert], [aria-disabled=true], :disabled, [readonly]'),
      )
      .map((field, index) => {
        field.dataset['seen'] = String(index);
        const label = field.labels?.[0]?.textContent ?? field.textContent;
        const isBox = field.type === 'checkbox' || field.type === 'radio';
        // The value of an option may be an id made by chance.
        const chosen = field.querySelector('option:checked')?.textContent;
        return {
          element: field.localName,
          type: field.type,
          /** Alike of what looks alike. */
          look: field.className,
          name: words(field.ariaLabel ?? (label || field.id)),
          value: chosen ?? String(isBox ? field.checked : field.value),
        };
      });
    const isBusy = document.querySelector('main [aria-busy=true]') !== null;
    return { lines, controls, isBusy };
  });
}

type Seen = Awaited<ReturnType<typeof seen>>;
type Control = Seen['controls'][number];

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
  test(`${path} says the same when it is translated`, async ({ page: translated, elsewhere }) => {
    test.slow();
    const plain = await elsewhere();
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
      await visitWith(page, keptDay(), path);
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
  });
}
