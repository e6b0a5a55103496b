import type { Page } from 'playwright/test';
import { plannerStorageKey } from '@/content/keys';
import { visit } from '../fixtures';

/** A page of the site without scripts: one with them would read what is stored at once. */
const still = '/robots.txt';

type Entries = Readonly<Record<string, string>>;

/** Seeds the browser's storage, by key, as an earlier visit would have. */
export async function seedStorage(page: Page, entries: Entries): Promise<void> {
  if (new URL(page.url()).pathname !== still) await page.goto(still);
  await page.evaluate((all) => Object.assign(localStorage, all), entries);
}

/** Opens a page for whoever has something in the browser's storage, and waits until it can be used. */
export async function visitWith(page: Page, entries: Entries, path: string): Promise<void> {
  await seedStorage(page, entries);
  await visit(page, path);
}

/** What is kept under a key: of the saved things, if none is given; empty where nothing is. */
export const stored = (page: Page, key: string = plannerStorageKey) =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', key);
