import jsQR from 'jsqr';
import type { Page } from 'playwright/test';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { planner } from '@/content/planner';
import { pocket } from '@/content/pocket';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { expect, test, visit, reload } from './fixtures';
import { axeFaults, still } from './support/axe';
import { visitWithWorker } from './support/service-worker';
import { printPage, readPdf } from './support/pdf';
import { seedStorage } from './support/storage';
import { activity, beach, keptDay } from './support/things';

test.use(still);

const save = (page: Page) => page.getByRole('button', { name: 'Save the sheet (PDF)' });
const pages = (page: Page) => page.getByRole('list', { name: 'The pages of your pocket guide' });

// Letters that the site's typefaces have, and some that only the device has.
const kept = keptDay({ title: 'Crêpes 海 Ŵyl' }, { note: 'Šárka, кофе' });

/** The PDF that a press on the button saves. */
async function saved(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await save(page).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${plannerStorageKey}-pocket-guide.pdf`);
  return download.path();
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
    await expect(pages(page).getByRole('listitem')).toHaveCount(8);
    expect(await axeFaults(page)).toEqual([]);

    const pdf = await readPdf(path);
    expect(pdf.pages).toHaveLength(1);
    const [sheet] = pdf.pages;
    expect([sheet?.width, sheet?.height].map((side) => Math.round(side ?? 0))).toEqual([297, 210]);
    for (const words of [pocket.title, site.name, '10:00', beach.name, 'Sunrise', 'Call 999']) {
      expect(sheet?.text).toContain(words);
    }
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
    await expect
      .poll(() => fresh.evaluate((key) => localStorage.getItem(key) ?? '', tripsStorageKey))
      .toContain('Šárka, кофе');
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
