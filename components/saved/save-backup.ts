import { saveFile } from '@/components/browser/save-file';
import { planner } from './planner';
import { plannerStorageKey } from '@/content/keys';
import { writeBackup } from '@/lib/backup/backup';
import { epochMinutes, londonDate } from '@/lib/time/london';

export function makeBackup(): File | undefined {
  const entries = planner.getState().entries();
  if (Object.keys(entries).length === 0) return undefined;
  const now = new Date();
  const name = `${plannerStorageKey}-${londonDate(epochMinutes(now.getTime()))}.json`;
  return new File([writeBackup(entries, now)], name, { type: 'application/json' });
}

export function saveBackup(): { tone: 'plain' | 'success'; words: string; file?: File } {
  const file = makeBackup();
  if (!file) return { tone: 'plain', words: 'There’s nothing to save yet.' };
  saveFile(file);
  return {
    tone: 'success',
    words: `Look for ${file.name} in your downloads. Anyone with this file can read your plan.`,
    file,
  };
}
