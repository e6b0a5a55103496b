import jsQR from 'jsqr';
import type { Page } from 'playwright/test';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { planner } from '@/content/planner';
import { pocket } from '@/content/pocket';
import { site } from '@/content/site';
import { parseTrip, stringifyTrip } from '@/lib/days/parse';
import { MAX_DAYS, MAX_STOPS, type Stop, type Trip } from '@/lib/days/trip';
import { routes } from '@/lib/routes';
import { expect, test, visit, reload } from './fixtures';
import { axeFaults, still } from './support/axe';
import { visitWithWorker } from './support/service-worker';
import { printPage, readPdf } from './support/pdf';
import { seedStorage } from './support/storage';
import { activity, beach, fullPlaces, keptDay, nth } from './support/things';

test.use(still);

const save = (page: Page) => page.getByRole('button', { name: 'Save the sheet (PDF)' });
const pages = (page: Page) => page.getByRole('region', { name: 'The pages of your pocket guide' });

// Letters that the site's typefaces have, and some that only the device has.
const kept = keptDay({ title: 'Crêpes 海 Ŵyl' }, { note: 'Šárka, кофе' });

/** The file that a press on a button saves. */
async function saved(page: Page, button = save(page)): Promise<string> {
  const coming = page.waitForEvent('download');
  await button.click();
  return (await coming).path();
}

/** Words may be parted by another space, or by the end of a line. */
const letters = (text: string) => text.replace(/\s+/g, '');

/** Of each page of the planner's PDF. */
const foot = new RegExp(`My ${site.name} Planner[^.]* page \\d+ of \\d+\\s*$`);

async function textOf(path: string): Promise<string> {
  const { pages: sheets } = await readPdf(path);
  return letters(sheets.map(({ text }) => text.replace(foot, '')).join(''));
}

/** Fails where a text has not all sentences, one after the other. */
function expectInOrder(text: string, sentences: readonly string[], where: string) {
  let from = 0;
  for (const sentence of sentences) {
    const at = text.indexOf(sentence, from);
    expect(at, `${where}: ${sentence}`).toBeGreaterThanOrEqual(0);
    from = at + sentence.length;
  }
}

const things = fullPlaces.flatMap(({ items }) => items).map(({ slug }) => slug);

/** Days with so many stops in all, in winter, when much of a day is dark. */
function tripOf(days: number, stops: number, words?: string): Trip {
  const all = Array.from({ length: stops }, (_, index): Stop => {
    const isBeach = index % 2 === 0;
    return {
      id: `s${index}`,
      type: isBeach ? 'beach' : 'activity',
      slug: isBeach ? beach.slug : nth([activity.slug, ...things], index),
      ...(index % 4 === 0 && { note: words ?? `Note number ${index}` }),
    };
  });
  return {
    firstDate: '2026-12-05',
    settings: { sleeps: { at: 'place', slug: fullPlaces[0]?.slug ?? '' }, dog: true },
    days: Array.from({ length: days }, (_, day) => ({
      id: `d${day}`,
      ...(words !== undefined && { title: words }),
      stops: all.filter((_stop, index) => index % days === day),
    })),
  };
}

test.describe('the pocket guide', { tag: '@desktop' }, () => {
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
    browser,
    baseURL,
  }) => {
    test.slow();
    await seedStorage(page, kept);
    await visitWithWorker(page, routes.pocketGuide);
    for (const { title } of pocket.fold.steps) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    const path = await saved(page);
    await expect(pages(page)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    const pdf = await readPdf(path);
    expect(pdf.pages).toHaveLength(1);
    const [sheet] = pdf.pages;
    expect([sheet?.width, sheet?.height].map((side) => Math.round(side ?? 0))).toEqual([297, 210]);
    for (const words of [pocket.title, site.name, '10:00', beach.name, 'Sunrise', 'Call 999']) {
      expect(sheet?.text).toContain(words);
    }
    expect(sheet?.links).toContain('tel:999');
    expect(pdf.language).toBe('en-GB');

    const { data, width, height } = await printPage(path, 150);
    const link = jsQR(data, width, height)?.data ?? '';
    expect(link.startsWith(`${baseURL}${routes.planner}#plan=`)).toBe(true);
    const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const fresh = await other.newPage();
    await visit(fresh, link);
    await fresh
      .getByRole('button', { name: /^Add|^Save/ })
      .first()
      .click();
    const stored = () => fresh.evaluate((key) => localStorage.getItem(key) ?? '', tripsStorageKey);
    await expect.poll(stored).toContain('Šárka, кофе');
    // Ids are new in each browser.
    const fields = (text: string) =>
      JSON.parse(JSON.stringify(parseTrip(text)), (key, value: unknown) =>
        key === 'id' ? undefined : value,
      ) as unknown;
    expect(fields(await stored())).toEqual(fields(kept[tripsStorageKey] ?? ''));
    await other.close();

    await context.setOffline(true);
    await reload(page);
    const again = await readPdf(await saved(page));
    expect(again.pages[0]?.text).toBe(sheet?.text);
  });

  test('is of what is saved where no days are planned', async ({ page }) => {
    const { [plannerStorageKey]: plan } = kept;
    await seedStorage(page, { [plannerStorageKey]: plan ?? '' });
    await visit(page, routes.planner);
    await page.getByRole('link', { name: 'Make a pocket guide' }).click();
    await page.getByRole('button', { name: 'Look at its pages' }).click();
    await expect(pages(page)).toContainText('2 things saved');
    await expect(pages(page)).toContainText(activity.title);
  });
});

test.describe('paper', { tag: '@desktop' }, () => {
  test.use({ allow: { hosts: [new URL(planner.heroPhoto.src).host], messages: [] } });

  const plans: Readonly<Record<string, Trip>> = {
    'three days': tripOf(3, 9),
    'as many days and stops as there can be': tripOf(MAX_DAYS, MAX_STOPS),
    'Hebrew, Arabic and emoji': tripOf(3, 6, 'להביא עוגה · نلتقي عند القارب 🌊'),
  };
  for (const [name, trip] of Object.entries(plans)) {
    test(`says the same in the same order in print, PDF and pocket guide: ${name}`, async ({
      page,
    }) => {
      test.slow();
      await seedStorage(page, {
        [plannerStorageKey]: kept[plannerStorageKey] ?? '',
        [tripsStorageKey]: stringifyTrip(trip),
      });
      await visit(page, routes.planner);
      const days = page.locator('[aria-labelledby="plan-days"]');
      await expect(days).toContainText('Sunset', { ignoreCase: true });
      // Letters of other scripts are read from a PDF in their own order; the words beside them are not.
      const read = (selector: string) =>
        days
          .locator(selector)
          .allInnerTexts()
          .then((all) =>
            all.map(letters).filter((text) => /^[\p{sc=Latin}\p{sc=Zyyy}]+$/u.test(text)),
          );
      const sentences = await read('p');
      const ofDays = await read('[data-head] p:not([data-need]), section > p:not([data-need])');
      expect(ofDays.length).toBeGreaterThanOrEqual(2 * trip.days.length);

      expectInOrder(
        await textOf(await saved(page, page.getByRole('button', { name: 'Export as PDF' }))),
        sentences,
        'PDF',
      );
      const printed = test.info().outputPath('planner.pdf');
      await page.pdf({ path: printed, preferCSSPageSize: true });
      expectInOrder(await textOf(printed), sentences, 'print');

      await visit(page, routes.pocketGuide);
      const guide = await saved(page);
      const onSheet = (
        await pages(page)
          .locator('[data-head] p:visible, ol p:visible, section > p:visible')
          .allInnerTexts()
      )
        .map(letters)
        .filter((text) => sentences.includes(text));
      expectInOrder(onSheet.join(''), ofDays, 'pocket guide');
      expectInOrder(sentences.join(''), onSheet, 'pocket guide, beside the planner');
      expectInOrder(await textOf(guide), onSheet, 'pocket guide as a PDF');
      const sheet = test.info().outputPath('pocket.pdf');
      await page.pdf({ path: sheet, preferCSSPageSize: true });
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
});
