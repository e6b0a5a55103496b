/** What a visitor does, in the engines of the browsers that the other tests do not run in. */
import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plannerFileName, plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { headerLinks } from '@/content/navigation';
import { allProperties } from '@/lib/content/queries';
import { PRICE_MAX, PRICE_MIN } from '@/lib/stays/filters';
import type { PlannerItem, PlannerItemDraft } from '@/lib/planner/item';
import { routes } from '@/lib/routes';
import { readPdf } from '../support/pdf';
import { beach, keptDay, otherBeach } from '../support/things';
import { engines, expect, test } from './fixtures';
import type { Tab } from './tab';

// In the workflow a missing engine is a failure.
test.skip(
  ({ engine }) => !process.env['GITHUB_ACTIONS'] && engines[engine].find() === undefined,
  'This engine is not installed',
);

/** Everything that can be saved. */
const catalogue = JSON.parse(
  readFileSync('out/planner/catalogue.json', 'utf8'),
) as PlannerItemDraft[];

/** One thing of each type. */
const plan: readonly PlannerItem[] = [
  ...new Map(catalogue.map((draft) => [draft.type, draft])).values(),
].map((draft, index) => ({ ...draft, id: `saved-${index}` }));

const leavePlan = (tab: Tab, items: readonly unknown[] = plan) =>
  tab.leave({ [plannerStorageKey]: JSON.stringify(items) });

/** The name of a heart's thing is its value. */
const heart = (name: string) => ({ css: `main button[aria-pressed][value="${name}"]` });
const pressed = (name: string) => ({ css: `main button[aria-pressed=true][value="${name}"]` });
const button = (name: string | RegExp) => ({ css: 'button', name });

test('hearts are kept over a reload, over other pages, and back and forward', async ({
  tab,
  browserOfEngine,
}) => {
  await tab.open(routes.beaches);
  await tab.click(heart(beach.name));
  await tab.see(pressed(beach.name));
  await tab.open(routes.beaches);
  await tab.see(pressed(beach.name));
  const [first] = headerLinks;
  await tab.click({ css: 'header nav a', name: first.label });
  await tab.until((path) => location.pathname === path, first.href);
  await browserOfEngine.evaluate(() => history.back());
  await tab.until((path) => location.pathname === path, routes.beaches);
  await tab.click(pressed(beach.name));
  await tab.click(heart(otherBeach.name));
  await browserOfEngine.evaluate(() => history.forward());
  await tab.until((path) => location.pathname === path, first.href);
  const items = await tab.stored<PlannerItem[]>(plannerStorageKey);
  expect(items.map(({ name }) => name)).toEqual([otherBeach.name]);
});

test('both thumbs of the price narrow the stays, by keys and by pointer', async ({
  tab,
  browserOfEngine,
}) => {
  await tab.open(routes.stay);
  const shown = async () => (await tab.all({ css: 'main article h3' })).map(({ text }) => text);
  const fitting = (min: number, max: number) =>
    allProperties()
      .filter(({ pricePerNight }) => pricePerNight >= min && pricePerNight <= max)
      .map(({ name }) => name);
  await tab.focus({ css: 'input[name=min]' });
  for (let step = 0; step < 3; step += 1) await browserOfEngine.press('ArrowRight');
  const min = PRICE_MIN + 15;
  await expect.poll(shown).toEqual(fitting(min, PRICE_MAX));

  const thumb = await tab.find({ css: 'input[name=max]' });
  const y = Math.round(thumb.y + thumb.height / 2);
  // Half a target from the end of the slider is the middle of its thumb there.
  const right = Math.round(thumb.x + thumb.width - 22);
  await browserOfEngine.pointer(
    { type: 'move', x: right, y },
    { type: 'down' },
    { type: 'move', x: right - 40, y },
    { type: 'move', x: Math.round(thumb.x + thumb.width / 2), y },
    { type: 'up' },
  );
  await tab.until(() => new URLSearchParams(location.search).has('max'));
  const max = Number(new URL(await tab.path(), 'http://host').searchParams.get('max'));
  expect(max).toBeGreaterThan(min);
  expect(max).toBeLessThan(PRICE_MAX);
  await expect.poll(shown).toEqual(fitting(min, max));
});

test('the plan becomes a PDF that is drawn, and can be read', async ({ tab }) => {
  await leavePlan(tab);
  await tab.open(routes.planner);
  const { name, bytes } = await tab.download(() => tab.click(button('Export as PDF')));
  expect(name).toBe(plannerFileName);
  const path = join(await mkdtemp(join(tmpdir(), 'pdf-')), name);
  await writeFile(path, bytes);
  await test.info().attach(name, { path, contentType: 'application/pdf' });
  const pdf = await readPdf(path);
  const text = pdf.pages.map((page) => page.text).join(' ');
  for (const item of plan) expect(text).toContain(item.name);
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect(pdf.pages.length).toBeLessThanOrEqual(plan.length);
  for (const shape of pdf.shapes) expect(shape).toBeCloseTo(210 / 297, 2);
  const brightness = await pdf.brightness();
  expect(brightness[0], 'the cover is coloured').toBeLessThan((brightness.at(-1) ?? 0) - 40);
  await tab.see({ css: '[role=status]', name: new RegExp(plannerFileName) });
});

test('the print window has the plan and its styles', async ({ tab, browserOfEngine }) => {
  await leavePlan(tab);
  await tab.open(routes.planner);
  // The dialog of the browser would wait for somebody.
  await browserOfEngine.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...parameters) => {
      const opened = open(...parameters);
      if (!opened) return null;
      const close = opened.close.bind(opened);
      opened.close = () => undefined;
      opened.print = () => {
        const title = opened.document.querySelector('h2');
        Object.assign(window, {
          printed: {
            text: opened.document.body.textContent,
            family: title && opened.getComputedStyle(title).fontFamily,
            fonts: [...opened.document.fonts].some(({ status }) => status === 'loaded'),
          },
        });
      };
      Object.assign(window, { closePrinted: close });
      return opened;
    };
  });
  await tab.click(button('Print Planner'));
  await tab.until(() => 'printed' in window);
  const family = await browserOfEngine.evaluate(
    () =>
      getComputedStyle(document.querySelector('[data-plan-document] h2') ?? document.body)
        .fontFamily,
  );
  const printed = await browserOfEngine.evaluate(() => {
    const { printed: page } = window as unknown as {
      printed: { text: string; family: string; fonts: boolean };
    };
    return page;
  });
  for (const { name } of plan) expect(printed.text).toContain(name);
  expect(printed.family).toBe(family);
  expect(printed.fonts).toBe(true);
  await browserOfEngine.evaluate(() => {
    (window as unknown as { closePrinted: () => void }).closePrinted();
  });
});

/** Unfolds what holds the paste of a link and the backup. */
async function openBackup(tab: Tab): Promise<void> {
  const links = await tab.all({ css: 'main a', name: /^Bring/ });
  if (links.length > 0) await tab.click({ css: 'main a', name: /^Bring/ });
  if ((await tab.all({ css: '#backup-file' })).length === 0) {
    await tab.click({ css: 'summary', name: /backup/i });
  }
}

test('a backup goes out, and comes into an empty browser', async ({ tab, browserOfEngine }) => {
  await tab.leave(keptDay());
  await tab.open(routes.planner);
  await openBackup(tab);
  const { name, bytes } = await tab.download(() => tab.click(button(/^Save.*backup/)));
  expect(name).toMatch(/\.json$/);
  const days = await tab.stored<unknown>(tripsStorageKey);

  await browserOfEngine.evaluate(() => localStorage.clear());
  await tab.open(routes.planner);
  await openBackup(tab);
  await tab.find({ css: '#backup-file' });
  await browserOfEngine.evaluate((text) => {
    const input = document.querySelector<HTMLInputElement>('#backup-file');
    const files = new DataTransfer();
    files.items.add(new File([text], 'backup.json', { type: 'application/json' }));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  }, bytes.toString());
  await tab.click({ css: '[aria-labelledby=backup-offer] button' });
  await expect.poll(() => tab.stored(tripsStorageKey)).toEqual(days);
});
