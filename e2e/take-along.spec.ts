import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { axeFaults, still } from './support/axe';
import { seedStorage } from './support/storage';
import { beach, keptDay } from './support/things';

test.use(still);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Presses a button; returns its download as text, and the file's path. */
async function downloaded(page: Page, name: string): Promise<{ text: string; path: string }> {
  const coming = page.waitForEvent('download');
  await button(page, name).click();
  const path = await (await coming).path();
  return { text: readFileSync(path, 'utf8'), path };
}

test(
  'days leave as a calendar, as GPX and as a backup without a network, and come back elsewhere',
  { tag: '@desktop' },
  async ({ page, context, browser }) => {
    await seedStorage(page, keptDay());
    await visit(page, routes.plannerDays);
    // Their folds hold them, for the browser's search to find.
    for (const name of ['Calendar file', 'Route file (GPX)', 'Save a backup', 'Open a backup']) {
      await expect(page.locator('details').getByText(name, { exact: true })).toBeAttached();
      await expect(page.locator('details').getByText(name, { exact: true })).toBeHidden();
    }
    await page.getByText('Calendar, map, text or pocket guide').click();
    await page.getByText('Paste a link, save or open a backup').click();
    await expect(button(page, 'Calendar file')).toBeVisible();
    await expect(button(page, 'Save a backup')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    await context.setOffline(true);
    const calendar = await downloaded(page, 'Calendar file');
    const events = new ICAL.Component(ICAL.parse(calendar.text) as unknown[]).getAllSubcomponents();
    expect(events.map((event) => new ICAL.Event(event).summary)).toEqual([beach.name]);
    const { text } = await downloaded(page, 'Route file (GPX)');
    expect(text.match(/<wpt /g)).toHaveLength(1);
    const backup = await downloaded(page, 'Save a backup');
    const before = await stored(page);

    const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const fresh = await other.newPage();
    await visit(fresh, routes.planner);
    await fresh.getByRole('link', { name: 'Bring it here' }).click();
    await fresh.getByText('Paste a link, save or open a backup').click();
    await fresh.getByLabel('Open a backup').setInputFiles(backup.path);
    await expect(fresh.getByRole('heading', { name: 'What the backup holds' })).toBeFocused();
    expect(await axeFaults(fresh)).toEqual([]);
    await button(fresh, 'Restore backup').click();
    await expect(fresh.getByRole('button', { name: 'Share Planner' })).toBeVisible();
    expect(await stored(fresh)).toEqual(before);
    await other.close();
  },
);
