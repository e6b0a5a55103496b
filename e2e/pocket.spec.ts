import jsQR from 'jsqr';
import type { Page } from 'playwright/test';
import { tripsStorageKey } from '@/content/keys';
import { planner } from '@/content/planner';
import { pocket } from '@/content/pocket';
import { site } from '@/content/site';
import { parseTrip } from '@/lib/days/parse';
import { routes } from '@/lib/routes';
import { expect, reload, savedFile, test, visit } from './fixtures';
import { axeFaults } from './support/axe';
import { visitWithWorker } from './support/service-worker';
import { expectInOrder, isLatin, letters, plans, sentencesOf, textOf } from './support/paper';
import { printPage, readPdf } from './support/pdf';
import { seedStorage, stored, visitWith } from './support/storage';
import { activity, beach, keptDay, savedActivity, savedBeach, keptPlan } from './support/things';

const save = (page: Page, name = 'Save the sheet (PDF)') =>
  savedFile(page, () => page.getByRole('button', { name }).click());
const pages = (page: Page) => page.getByRole('region', { name: 'The pages of your pocket guide' });

// Letters that the site's typefaces have, and some that only the device has.
const kept = keptDay({ title: 'Crêpes 海 Ŵyl' }, { note: 'Šárka, кофе' });

test.describe('the pocket guide', () => {
  test.use({
    allow: {
      hosts: [new URL(planner.heroPhoto.src).host],
      messages: [/ERR_INTERNET_DISCONNECTED/],
    },
    serviceWorkers: 'allow',
  });

  test('is a sheet with the days, whose code opens the plan elsewhere, and works offline', async ({
    page,
    context,
    elsewhere,
    baseURL,
  }) => {
    test.slow();
    await seedStorage(page, kept);
    await visitWithWorker(page, routes.pocketGuide);
    for (const { title } of pocket.fold.steps) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    const path = await save(page);
    await expect(pages(page)).toBeVisible();
    await expect(page.getByText('If nothing was saved, open this page')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    const pdf = await readPdf(path);
    expect(pdf.pages).toHaveLength(1);
    const [sheet] = pdf.pages;
    expect([sheet?.width, sheet?.height].map((side) => Math.round(side ?? 0))).toEqual([297, 210]);
    for (const words of [pocket.title, site.name, '10:00', beach.name, 'Sunrise', 'Call 999']) {
      expect(sheet?.text).toContain(words);
    }
    expect(sheet?.links).toContain('tel:999');
    expect(pdf.info['Language']).toBe('en-GB');

    const { data, width, height } = await printPage(path, 150);
    const link = jsQR(data, width, height)?.data ?? '';
    expect(link.startsWith(`${baseURL}${routes.planner}#plan=`)).toBe(true);
    const fresh = await elsewhere();
    await visit(fresh, link);
    await fresh
      .getByRole('button', { name: /^Add|^Save/ })
      .first()
      .click();
    await expect.poll(() => stored(fresh, tripsStorageKey)).toContain('Šárka, кофе');
    // Ids are new in each browser.
    const fields = (text: string) =>
      JSON.parse(JSON.stringify(parseTrip(text)), (key, value: unknown) =>
        key === 'id' ? undefined : value,
      ) as unknown;
    expect(fields(await stored(fresh, tripsStorageKey))).toEqual(
      fields(kept[tripsStorageKey] ?? ''),
    );

    await context.setOffline(true);
    await reload(page);
    const again = await readPdf(await save(page));
    expect(again.pages[0]?.text).toBe(sheet?.text);
  });

  test('is of what is saved where no days are planned', async ({ page }) => {
    await visitWith(page, keptPlan([savedActivity, savedBeach]), routes.planner);
    await page.getByRole('link', { name: 'Make a pocket guide' }).click();
    await page.getByRole('button', { name: 'Look at its pages' }).click();
    await expect(pages(page)).toContainText('2 things saved');
    await expect(pages(page)).toContainText(activity.title);
  });

  test('begins each of a few days at the top of a page of its own', async ({ page }) => {
    const days = ['a', 'b', 'c'].map((id) => ({ id, stops: [] }));
    await visitWith(page, keptPlan([savedBeach], { settings: {}, days }), routes.pocketGuide);
    await page.getByRole('button', { name: 'Look at its pages' }).click();
    await expect(pages(page)).toBeVisible();
    const headings = await pages(page).locator('[data-day] h2').all();
    const boxes = await Promise.all(headings.map((one) => one.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(days.length);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  });
});

test.describe('paper', () => {
  test.use({ allow: { hosts: [new URL(planner.heroPhoto.src).host] } });

  /** What can be read of the page's visible elements, letter by letter. */
  const read = (page: Page, selector: string) =>
    page
      .locator(`${selector}:visible`)
      .allInnerTexts()
      .then((all) => all.map(letters).filter(isLatin));

  async function printed(page: Page, name: string): Promise<string> {
    const path = test.info().outputPath(`${name}.pdf`);
    await page.pdf({ path, preferCSSPageSize: true });
    return path;
  }

  for (const [name, { days, kept: planned }] of Object.entries(plans)) {
    test(`says the same in the same order in print, PDF and pocket guide: ${name}`, async ({
      page,
    }) => {
      test.slow();
      await visitWith(page, planned, routes.planner);
      await expect(page.locator('[aria-labelledby="plan-days"]')).toContainText('Sunset', {
        ignoreCase: true,
      });
      const sentences = await read(page, sentencesOf.all);
      const needed = await read(page, sentencesOf.needed);
      expect(needed.length).toBeGreaterThanOrEqual(3 * days);

      expectInOrder(await textOf(await save(page, 'Export as PDF')), sentences, 'PDF');
      expectInOrder(await textOf(await printed(page, 'planner')), sentences, 'print');

      await visit(page, routes.pocketGuide);
      const guide = await save(page);
      const onSheet = (await read(page, sentencesOf.onGuide)).filter((text) =>
        sentences.includes(text),
      );
      expectInOrder(onSheet.join(''), needed, 'pocket guide');
      expectInOrder(sentences.join(''), onSheet, 'pocket guide, beside the planner');
      expectInOrder(await textOf(guide), onSheet, 'pocket guide as a PDF');
      const sheet = await printed(page, 'pocket');
      const { pages: sheets } = await readPdf(sheet);
      expect(sheets.map(({ width }) => Math.round(width))).toEqual([297]);
      expectInOrder(await textOf(sheet), onSheet, 'pocket guide in print');
      // Nothing is cut off, and nothing stands over anything else.
      const over = await pages(page)
        .locator('[data-pages]')
        .evaluateAll(
          (boxes) =>
            boxes.filter(
              (box) =>
                box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
            ).length,
        );
      expect(over).toBe(0);
    });
  }

  test('of nothing saved says so, whole', async ({ page }) => {
    await visit(page, routes.planner);
    await page.emulateMedia({ media: 'print' });
    const sentences = await read(page, 'main :is(h1, h2, p)');
    expect(sentences.length).toBeGreaterThan(1);
    // The hero is painted last.
    const text = await textOf(await printed(page, 'planner'));
    for (const sentence of sentences) expect(text).toContain(sentence);

    await page.emulateMedia({ media: null });
    await visit(page, routes.pocketGuide);
    const guide = await save(page);
    const onSheet = await read(page, '[data-pocket=days] :is(h2, p)');
    expect(onSheet).toContain(letters('Nothing saved yet.'));
    expectInOrder(await textOf(guide), onSheet, 'pocket guide as a PDF');
    expectInOrder(await textOf(await printed(page, 'pocket')), onSheet, 'pocket guide in print');
  });
});
