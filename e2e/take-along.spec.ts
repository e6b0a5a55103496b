import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { button, expect, test, visit } from './fixtures';
import { axeFaults } from './support/axe';
import { savedFile } from './support/downloads';
import { seedStorage } from './support/storage';
import { beach, keptDay } from './support/things';

/** What is in the file that a press on a button saves. */
const downloaded = async (page: Page, name: string) =>
  readFileSync(await savedFile(page, button(page, name)), 'utf8');

test('days leave as a calendar and as GPX without a network', async ({ page, context }) => {
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
  const events = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getAllSubcomponents();
  expect(events.map((event) => new ICAL.Event(event).summary)).toEqual([beach.name]);
  const route = await downloaded(page, 'Route file (GPX)');
  expect(route.match(/<wpt /g)).toHaveLength(1);
});
