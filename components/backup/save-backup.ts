import { saveFile } from '@/components/browser/save-file';
import { planner, storeKeys } from '@/components/planner/planner';
import { plannerStorageKey } from '@/content/keys';
import { writeBackup } from '@/lib/backup/backup';
import { epochMinutes, londonDate } from '@/lib/time/london';

export function makeBackup(): { name: string; text: string } | undefined {
  const entries = planner.getState().entries();
  if (Object.keys(entries).length === 0) return undefined;
  const now = new Date();
  return {
    name: `${plannerStorageKey}-${londonDate(epochMinutes(now.getTime()))}.json`,
    text: writeBackup(entries, storeKeys, now),
  };
}

export function saveBackup(): { tone: 'plain' | 'success'; words: string } {
  const made = makeBackup();
  if (!made) return { tone: 'plain', words: 'There’s nothing to save yet.' };
  saveFile(made.name, 'application/json', made.text);
  return {
    tone: 'success',
    words: `Saved as ${made.name}. Anyone with this file can read your plan.`,
  };
}
