/** Pages as a printer lays them out, on A4 and on Letter. */
import type { Page } from 'playwright/test';
import { planner } from '@/content/planner';
import { pocket } from '@/content/pocket';
import { beaches } from '@/content/beaches';
import { emergencyWords } from '@/content/safety';
import { site } from '@/content/site';
import { imported } from '@/content/transport/imported';
import { venues } from '@/content/venues';
import { kindPath } from '@/lib/kinds';
import { routes, tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { expect, test, visit } from './fixtures';
import { letters, plans } from './support/paper';
import { type PdfContents, readPdf } from './support/pdf';
import { visitWith } from './support/storage';
import { activity, nth } from './support/things';

test.use({ allow: { hosts: [new URL(planner.heroPhoto.src).host] } });

const noon = new Date('2026-11-25T12:00:00Z');
const month = nth(tideMonths(), 0);

interface Sheet {
  readonly path: string;
  /** The most that it takes; any number where that is left out. */
  readonly sheets?: number;
  /** Words that stand on it in this order. */
  readonly order?: readonly string[];
  /** What has to be there before it is printed. */
  readonly ready?: (page: Page) => Promise<void>;
}

const sheets: Readonly<Record<string, Sheet>> = {
  Today: {
    path: routes.today,
    sheets: 2,
    order: ['Live tide data', 'Light and moon', 'Ways home', 'Open now', 'What you can do'],
    ready: (page) =>
      expect(page.locator('[aria-labelledby=today-ways-home] p').first()).toBeVisible(),
  },
  'Getting Around': {
    path: routes.gettingAround,
    // A feed has times at every stop.
    sheets: 2 + 2 * imported.feeds.length,
    ready: (page) => expect(page.locator('#now h3')).toBeVisible(),
  },
  'a month of tides': { path: tideMonthPath(month), sheets: 1 },
  'a beach': { path: kindPath('beach', nth(beaches, 0).slug), sheets: 1 },
  'an activity': { path: kindPath('activity', activity.slug), sheets: 1 },
  'a place to eat': { path: kindPath('venue', nth(venues, 0).slug), sheets: 1 },
  'beach safety': {
    path: routes.safety,
    order: [emergencyWords.call, ...beaches.map(({ name }) => name)],
  },
  'my days': {
    path: routes.plannerDays,
    ready: (page) =>
      expect(page.getByRole('list', { name: /^Stops of/ }).first()).toContainText(/\d\d:\d\d/),
  },
  'my planner': {
    path: routes.planner,
    ready: (page) => expect(page.locator('[aria-labelledby=plan-days]')).toContainText(/sunset/i),
  },
  'the pocket guide': {
    path: routes.pocketGuide,
    sheets: 1,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Look at its pages' }).click();
      await expect(page.getByText(pocket.code.title)).toBeVisible();
    },
  },
};

async function print(page: Page, { path, ready }: Sheet, format: 'A4' | 'Letter') {
  await page.clock.setFixedTime(noon);
  await visitWith(page, plans['three days']?.kept ?? {}, path);
  await ready?.(page);
  // Every answer has come.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const file = test.info().outputPath(`${format}.pdf`);
  await page.pdf({ path: file, format, preferCSSPageSize: format === 'A4' });
  return readPdf(file);
}

/** Fails where words are cut off at an edge or in another order, a sheet before the last is half empty, or the last blank. */
function expectWhole({ pages }: PdfContents, { sheets: most = Infinity, order = [] }: Sheet) {
  expect(pages.length).toBeLessThanOrEqual(most);
  const text = letters(pages.map((each) => each.text).join('')).toLowerCase();
  const found = order.map((words) => text.indexOf(letters(words).toLowerCase()));
  expect(found.filter((at) => at < 0)).toEqual([]);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  for (const [index, { outside, filled }] of pages.entries()) {
    expect(outside, `sheet ${index + 1}`).toEqual([]);
    expect(filled, `sheet ${index + 1}`).toBeGreaterThan(index < pages.length - 1 ? 0.6 : 0);
  }
}

for (const [name, sheet] of Object.entries(sheets)) {
  test(`on paper ${name} is whole on A4 and on Letter`, async ({ page }) => {
    const [a4, letter] = [await print(page, sheet, 'A4'), await print(page, sheet, 'Letter')];
    expectWhole(a4, sheet);
    expectWhole(letter, sheet);
    // What is painted first is not always what is read first.
    const words = ({ pages }: PdfContents) =>
      pages.flatMap(({ text }) => text.split(/\s+/)).toSorted();
    expect(words(letter)).toEqual(words(a4));
  });
}

test('on paper a month of tides bears the village, its picture and the light', async ({ page }) => {
  await visit(page, tideMonthPath(month));
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('img').first()).toBeVisible();
  await expect(main.getByText(site.name).first()).toBeVisible();
  await expect(main.getByText(/^\d\d:\d\d–\d\d:\d\d$/).first()).toBeVisible();
});
