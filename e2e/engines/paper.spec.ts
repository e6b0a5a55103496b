/** What goes on paper in Firefox and WebKit: print, PDF and pocket guide say the same. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp, { type Sharp } from 'sharp';
import { routes, tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { expectInOrder, isLatin, letters, plans, sentencesOf, textOf } from '../support/paper';
import { printPage } from '../support/pdf';
import { activity, beach, nth } from '../support/things';
import { showAsPrinted } from './as-printed';
import { expect, test } from './fixtures';
import type { Tab } from './tab';

const button = (name: string) => ({ css: 'button', name });

async function sentences(tab: Tab, css: string): Promise<string[]> {
  const found = await tab.all({ css });
  return found.map(({ text }) => letters(text)).filter(isLatin);
}

/** Where the file is that a press on a button makes. */
async function fileOf(tab: Tab, name: string): Promise<string> {
  const made = await tab.download(() => tab.click(button(name)));
  const path = join(await mkdtemp(join(tmpdir(), 'paper-')), made.name);
  await writeFile(path, made.bytes);
  await test.info().attach(made.name, { path, contentType: 'application/pdf' });
  return path;
}

const textOfFile = async (tab: Tab, name: string) => textOf(await fileOf(tab, name));

for (const [name, { kept }] of Object.entries(plans)) {
  test(`print, PDF and pocket guide say the same in the same order: ${name}`, async ({ tab }) => {
    test.slow();
    await tab.leave(kept);
    await tab.open(routes.planner);
    await tab.see({ css: '[aria-labelledby=plan-days] p', name: /sunset/i });
    const all = await sentences(tab, sentencesOf.all);
    const needed = await sentences(tab, sentencesOf.needed);
    const pdf = await textOfFile(tab, 'Export as PDF');
    expectInOrder(pdf, all, 'PDF');
    for (const saved of [activity.title, beach.name]) expect(pdf).toContain(letters(saved));
    await tab.browser.evaluate(showAsPrinted);
    expect(await sentences(tab, sentencesOf.all), 'print').toEqual(all);
    await tab.expectNone(button('Export as PDF'));

    await tab.open(routes.pocketGuide);
    const guide = await textOfFile(tab, 'Save the sheet (PDF)');
    const onSheet = (await sentences(tab, sentencesOf.onGuide)).filter((text) =>
      all.includes(text),
    );
    expectInOrder(onSheet.join(''), needed, 'pocket guide');
    expectInOrder(all.join(''), onSheet, 'pocket guide, beside the planner');
    expectInOrder(guide, onSheet, 'pocket guide as a PDF');
    await tab.browser.evaluate(showAsPrinted);
    const printed = await sentences(tab, sentencesOf.onGuide);
    expect(
      printed.filter((text) => all.includes(text)),
      'print',
    ).toEqual(onSheet);
  });
}

test('of nothing saved they say so', async ({ tab }) => {
  await tab.open(routes.pocketGuide);
  const guide = await textOfFile(tab, 'Save the sheet (PDF)');
  const onSheet = await sentences(tab, '[data-pocket=days] :is(h2, p)');
  expect(onSheet).toContain(letters('Nothing saved yet.'));
  expectInOrder(guide, onSheet, 'pocket guide as a PDF');
});

/** Of an A4 sheet, in CSS pixels; a square is 15 mm wide. */
const [short, long, square] = [794, 1123, 57];

/** How dark a picture of a sheet is in each square, from 0 to 255. */
function darkness(picture: Sharp, [width, height]: readonly [number, number]) {
  return picture
    .flatten({ background: 'white' })
    .greyscale()
    .resize(Math.round(width / square), Math.round(height / square), { fit: 'fill' })
    .raw()
    .toBuffer();
}

/**
 * Fails where two pictures are not of the same sheet. Lines and columns may break at another word:
 * that makes up to 6, and another sheet of the same plan 10 or more.
 */
async function expectAlike(pictures: readonly [Sharp, Sharp], size: readonly [number, number]) {
  const [one, other] = await Promise.all(pictures.map((picture) => darkness(picture, size)));
  const differences = [...(one ?? [])].map((value, at) => Math.abs(value - (other?.[at] ?? 0)));
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  expect(mean, test.info().outputDir).toBeLessThan(8);
}

const kept = plans['three days']?.kept ?? {};

/** Opens a page in both, with the same plan in the same window. */
async function openBoth(tab: Tab, page: Page, path: string, [width, height]: readonly number[]) {
  const size = { width: width ?? 0, height: height ?? 0 };
  await page.setViewportSize(size);
  await page.goto(`${tab.host.url}${routes.siteIndex}`);
  await page.evaluate((entries) => void Object.assign(localStorage, entries), kept);
  await page.goto(tab.host.url + path);
  await tab.leave(kept);
  await tab.browser.resize(size.width, size.height);
  await tab.open(path);
  // The planner's days come when it is idle.
  const hasAnswered = (hasDays: boolean) =>
    !('replayedEvents' in window) &&
    !document.querySelector('main [aria-busy=true]') &&
    (!hasDays || document.querySelector('[aria-labelledby=plan-days] p') !== null);
  await page.waitForFunction(hasAnswered, path === routes.planner);
  await tab.until(hasAnswered, path === routes.planner);
}

const sheets = {
  Today: routes.today,
  'Getting Around': routes.gettingAround,
  'a month of tides': tideMonthPath(nth(tideMonths(), 0)),
  'my days': routes.plannerDays,
  'my planner': routes.planner,
  'the pocket guide': routes.pocketGuide,
};

for (const [name, path] of Object.entries(sheets)) {
  test(`on paper it looks as in Chromium: ${name}`, async ({ tab, page }) => {
    const size = path === routes.pocketGuide ? ([long, short] as const) : ([short, long] as const);
    await openBoth(tab, page, path, size);
    await page.evaluate(showAsPrinted);
    await tab.browser.evaluate(showAsPrinted);
    const shots = [await page.screenshot(), await tab.browser.screenshot()] as const;
    for (const [index, shot] of shots.entries()) {
      await writeFile(test.info().outputPath(`${index}.png`), shot);
    }
    await expectAlike([sharp(shots[0]), sharp(shots[1])], size);
  });
}

const files = [
  ['Export as PDF', routes.planner, [short, long]],
  ['Save the sheet (PDF)', routes.pocketGuide, [long, short]],
] as const;

for (const [name, path, size] of files) {
  test(`as a file it looks as in Chromium: ${name}`, async ({ tab, page }) => {
    test.slow();
    await openBoth(tab, page, path, [1280, 900]);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const printed = async (file: string) => {
      const { data, width, height } = await printPage(file, 48);
      return sharp(data, { raw: { width, height, channels: 4 } });
    };
    const other = await printed(await (await coming).path());
    await expectAlike([await printed(await fileOf(tab, name)), other], size);
  });
}
