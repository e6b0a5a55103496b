import { saveFile } from '@/components/browser/save-file';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { collectEntries, type Entries, writeBackup } from '@/lib/backup/backup';
import { epochMinutes, londonDate } from '@/lib/time/london';

export const backupKeys = { planner: plannerStorageKey, trips: tripsStorageKey };

/** What is stored now; undefined where the browser blocks its storage. */
export function storedNow(): Entries | undefined {
  try {
    return collectEntries(window.localStorage, backupKeys);
  } catch {
    return undefined;
  }
}

/** All that this browser keeps as a file; undefined where it keeps nothing. */
export function makeBackup(): { name: string; text: string } | undefined {
  const entries = storedNow();
  if (!entries || Object.keys(entries).length === 0) return undefined;
  const now = new Date();
  return {
    name: `${plannerStorageKey}-${londonDate(epochMinutes(now.getTime()))}.json`,
    text: writeBackup(entries, backupKeys, now),
  };
}

/** Gives the visitor that file, as a download. Call it in a click. @returns what there is to say */
export function saveBackup(): { tone: 'plain' | 'success'; words: string } {
  const made = makeBackup();
  if (!made) return { tone: 'plain', words: 'This browser keeps nothing of the guide yet.' };
  saveFile(made.name, 'application/json', made.text);
  return {
    tone: 'success',
    words: `Saved as ${made.name}. Whoever has the file can read your plan, so keep it as you would a diary.`,
  };
}
