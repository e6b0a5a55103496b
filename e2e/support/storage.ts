import type { Page } from 'playwright/test';
import { plannerStorageKey } from '@/content/keys';
import type { Trip } from '@/lib/days/trip';
import { keptPlan } from './things';

/** A page of the site without scripts: one with them would read what is stored at once. */
const still = '/robots.txt';

/** Seeds the browser's storage, by key, as an earlier visit would have. */
export async function seedStorage(
  page: Page,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  if (new URL(page.url()).pathname !== still) await page.goto(still);
  await page.evaluate((all) => Object.assign(localStorage, all), entries);
}

/** Leaves saved things, and days where there are any, as an earlier visit would have. */
export const seedPlan = (page: Page, items: readonly object[], trip?: Trip) =>
  seedStorage(page, keptPlan(items, trip));

/** What is kept under a key: of the saved things, if none is given; empty where nothing is. */
export const stored = (page: Page, key: string = plannerStorageKey) =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', key);
