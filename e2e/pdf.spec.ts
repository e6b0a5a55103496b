import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { planner } from '@/content/planner';
import { plannerFileName, site } from '@/content/site';
import { sheet } from '@/lib/pdf/file';
import type { PlannerItem, PlannerItemDraft } from '@/lib/planner/item';
import { kindOfType, kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { readPdf, type PdfContents } from './support/pdf';
import { visitWith } from './support/storage';
import { keptPlan } from './support/things';

/** Everything that can be saved, as the pages offer it. */
const catalogue = JSON.parse(
  readFileSync('out/planner/catalogue.json', 'utf8'),
) as PlannerItemDraft[];

/** A plan of so many items; past the end of the catalogue the names get a number. */
function planOf(count: number): PlannerItem[] {
  return Array.from({ length: count }, (_, index) => {
    const draft = catalogue[index % catalogue.length];
    if (!draft) throw new Error('There is nothing to save');
    const round = Math.floor(index / catalogue.length);
    const name = round === 0 ? draft.name : `${draft.name}, no. ${round + 1}`;
    return { ...draft, name, id: `saved-${index}` };
  });
}

async function openPlanner(page: Page, plan: readonly PlannerItem[]): Promise<void> {
  await visitWith(page, keptPlan(plan), routes.planner);
  await expect(exportButton(page)).toBeVisible();
}

/** The host of the hero's photograph. */
const hosts = [new URL(planner.heroPhoto.src).host];
test.use({ allow: { hosts } });

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export as PDF' });
const message = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

async function exported(page: Page): Promise<PdfContents> {
  // A long plan on a slow machine takes longer than an action may.
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await exportButton(page).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(plannerFileName);
  return readPdf(await file.path());
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the planner as a PDF holds the whole plan, to be read, searched and followed, and needs no inline style', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const plan = planOf(9);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  const holdsPdfCode = () => scripts.some((code) => /html2canvas-container|jsPDF/.test(code));
  // It needs no inline style, whatever the policy of the host.
  await page.route(`**${routes.planner}`, async (route) => {
    const response = await route.fetch();
    const policy =
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'; " +
      `img-src 'self' data: https://${hosts.join(' https://')}; connect-src 'self'; object-src 'none'; base-uri 'self'`;
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await openPlanner(page, plan);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(holdsPdfCode(), 'its code does not load before the click').toBe(false);
  const pdf = await exported(page);
  await expect(message(page, `Look for ${plannerFileName} in your downloads`)).toBeVisible();
  expect(holdsPdfCode()).toBe(true);
  // What jsPDF would fetch to turn markup into a PDF, which nothing here asks it to.
  expect(scripts.some((code) => code.includes('ALLOWED_URI_REGEXP'))).toBe(false);
  await expect(page.locator('iframe'), 'nothing is left behind on the page').toHaveCount(0);

  expect(pdf.pages.length).toBeGreaterThan(1);
  for (const { width, height } of pdf.pages) {
    expect(width).toBeCloseTo(210, 0);
    expect(height).toBeCloseTo(297, 0);
  }
  const [first] = pdf.pages;
  expect(first?.text).toContain(`My ${site.name} Planner`);
  expect(first?.text).toContain('Your personalized itinerary for the perfect coastal getaway');
  expect(first?.text).toContain('Trip Summary');
  expect(pdf.pages.at(-1)?.text).toContain(`Your ${site.name} Itinerary`);
  for (const { name, description, rating } of plan) {
    const on = pdf.pages.find(({ text }) => text.includes(name));
    expect(on?.text, `${name} stands on one page`).toContain(words(description));
    expect(on?.text).toContain(`${rating ?? ''}`);
  }
  expect(pdf.pages.at(-1)?.text, 'the ending is not alone').toContain(plan.at(-1)?.name);
  // Each page is one picture, its margins too: no seam, and no paper under the cover.
  // It has two pixels for each of the page's at 96 to an inch.
  expect(pdf.sizes).toHaveLength(pdf.pages.length);
  for (const { width, height } of pdf.sizes) {
    expect(width).toBe(2 * sheet.width);
    expect(width / height).toBeCloseTo(210 / 297, 2);
  }
  expect((await pdf.brightness())[0]).toBeLessThan(230);
  expect(await pdf.coverDetail()).toBeGreaterThan(20);
  for (const [index, { text }] of pdf.pages.entries()) {
    expect(text).toContain(`page ${index + 1} of ${pdf.pages.length}`);
  }

  const links = pdf.pages.flatMap((each) => each.links);
  const paths = plan.map(({ type, slug = '' }) => kindPath(kindOfType(type) ?? 'activity', slug));
  expect(links).toEqual(expect.arrayContaining(paths.map((path) => `${baseURL}${path}`)));
  expect(links.length).toBeGreaterThanOrEqual(plan.length);

  expect(pdf.info).toMatchObject({
    Title: `My ${site.name} Planner`,
    Subject: expect.stringContaining(site.name),
    Author: expect.stringContaining(site.name),
    Language: 'en-GB',
    CreationDate: expect.stringContaining(`D:${new Date().getFullYear()}`),
  });
  expect(pdf.outline).toEqual(expect.arrayContaining(plan.map(({ name }) => name)));
});

test('the PDF is the same on a phone by night, and for a reader with colours and letters of their own', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const plan = planOf(5);
  await openPlanner(page, plan);
  const usual = await exported(page);
  const brightness = await usual.brightness();
  const expectSame = async (other: Page) => {
    const own = await exported(other);
    expect(own.pages).toEqual(usual.pages);
    for (const [index, mean] of (await own.brightness()).entries()) {
      expect(mean).toBeGreaterThan(150);
      expect(mean).toBeCloseTo(brightness[index] ?? 0, 0);
    }
  };

  const phone = await elsewhere({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    colorScheme: 'dark',
  });
  await openPlanner(phone, plan);
  await expectSame(phone);

  const colours = { colorScheme: 'dark', forcedColors: 'active' } as const;
  const reader = await elsewhere(colours, '--blink-settings=defaultFontSize=32');
  await openPlanner(reader, plan);
  // As Dark Reader does: grocy#1529.
  await reader.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'html,body,section,article,li,div{background-color:#181a1b !important} h1,h2,h3,p,dt,dd,span{color:#e8e6e3 !important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await expectSame(reader);
});

test('the PDF of names that are far too long comes, and emoji in it can be searched', async ({
  page,
}) => {
  test.slow();
  const plan = planOf(3).map(({ slug: _slug, ...item }, index) => ({
    ...item,
    name: index === 0 ? 'x'.repeat(20_000) : index === 1 ? 'far '.repeat(5000) : 'Sea 🌊 day',
  }));
  await openPlanner(page, plan);
  const text = (await exported(page)).pages.map((each) => each.text).join(' ');
  expect(text).toContain('Sea 🌊 day');
  expect(text).toContain('far far');
  expect(text.length).toBeLessThan(5000);
});

test('a long plan as a PDF can be cancelled, moves its progress on, and never holds the page up for long', async ({
  page,
}) => {
  test.slow();
  await openPlanner(page, planOf(60));
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await exportButton(page).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(message(page, 'The export was cancelled')).toBeVisible();
  await expect(exportButton(page)).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(downloads).toBe(0);
  await page.evaluate(() => {
    const seen = { longest: 0, values: new Set<number>() };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    new MutationObserver(() => {
      const progress = document.querySelector('progress');
      if (progress) seen.values.add(progress.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const begun = Date.now();
  const pdf = await exported(page);
  const seconds = (Date.now() - begun) / 1000;
  const { longest, steps } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { longest: number; values: Set<number> } };
    return { longest: seen.longest, steps: seen.values.size };
  });
  test.info().annotations.push({
    type: 'measured',
    description: `${seconds} s, longest task ${Math.round(longest)} ms`,
  });
  for (const { name } of planOf(60)) {
    expect(pdf.pages.some(({ text }) => text.includes(name))).toBe(true);
  }
  expect(steps).toBeGreaterThan(pdf.pages.length);
  expect(seconds).toBeLessThan(60);
  expect(longest).toBeLessThan(3000);
});
