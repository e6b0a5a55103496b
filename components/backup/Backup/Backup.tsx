import { useEffect, useState } from 'react';
import { shareableFile, shareFile } from '@/components/browser/share-file';
import * as days from '@/components/days/Days/Days.css';
import { mergeIntoTrip, startTrips, useTrips } from '@/components/days/trips';
import { planner, usePlanner } from '@/components/planner/planner';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { download, share } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import type { StatusTone } from '@/components/ui/Status/Status.css';
import {
  contentsOf,
  type Entries,
  MAX_BYTES,
  missingDays,
  readBackup,
  replaceEntries,
} from '@/lib/backup/backup';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { PasteLink } from '../PasteLink/PasteLink';
import { backupKeys as keys, makeBackup, saveBackup, storedNow } from '../save-backup';
import { Offer } from './Offer';

const unreadable = {
  damaged: 'This file is not a whole backup of this guide: it was cut short, or is something else.',
  foreign: 'This is a backup of another guide.',
  newer:
    'This backup was made by a newer version of the guide. Reload this page with a signal to have that version, then open the file again.',
  large: 'This file is too large to be a backup.',
  failed: 'This file could not be read.',
} as const;

interface Opened {
  readonly entries: Entries;
  readonly made: Date | undefined;
}

interface Said {
  readonly tone: StatusTone;
  readonly words: string;
  /** What was there before a replacement, for Undo. */
  readonly before?: Entries;
}

/** Whether the share sheet of this device takes a file such as a backup. */
const canSend = () => shareableFile('backup.json', 'application/json', '{}') !== undefined;

/** Puts entries in the place of all that is stored, and lets the page read them. */
function replace(entries: Entries): boolean {
  let done = false;
  try {
    done = replaceEntries(window.localStorage, keys, entries);
  } catch {
    return false;
  }
  // Other tabs are told by the browser; this one learns by the same event what it has to forget.
  if (done) window.dispatchEvent(new StorageEvent('storage', { key: null }));
  return done;
}

async function open(file: File): Promise<Opened | keyof typeof unreadable> {
  if (file.size > MAX_BYTES) return 'large';
  try {
    const read = readBackup(await file.text(), keys);
    return read.kind === 'backup' ? read : read.kind;
  } catch {
    return 'failed';
  }
}

const notKept =
  'This browser’s storage is full or blocked, so the backup could not be put there. Nothing has changed.';

/** All that this browser keeps, as one file and back. Nothing leaves the device unasked. */
export function Backup() {
  const items = usePlanner((state) => state.items);
  const trip = useTrips((state) => state.trip);
  const [opened, setOpened] = useState<Opened>();
  const [said, setSaid] = useState<Said>();
  useEffect(startTrips, []);

  function save() {
    setOpened(undefined);
    setSaid(saveBackup());
  }

  async function send() {
    setOpened(undefined);
    const made = makeBackup();
    const file = made && shareableFile(made.name, 'application/json', made.text);
    if (!file) setSaid(saveBackup());
    else if (!(await shareFile(file))) {
      setSaid({
        tone: 'problem',
        words: 'The backup could not be sent. Save it as a file instead.',
      });
    } else setSaid(undefined);
  }

  async function choose(file: File | undefined) {
    setOpened(undefined);
    setSaid(undefined);
    if (!file) return;
    const result = await open(file);
    if (typeof result === 'object') setOpened(result);
    else setSaid({ tone: 'problem', words: `${unreadable[result]} Nothing has changed.` });
  }

  function merge({ entries }: Opened) {
    const held = contentsOf(entries, keys);
    const before = planner.getState().items.length;
    const added = mergeIntoTrip('Days of a backup added', held.items, missingDays(trip, held.trip));
    const fresh = planner.getState().items.length - before;
    setOpened(undefined);
    setSaid({
      tone: 'success',
      words:
        fresh + added === 0
          ? 'All of it was here already. Nothing has changed.'
          : 'Added to what is here. The message with “Undo” takes it back.',
    });
  }

  function put({ entries }: Opened) {
    const before = storedNow();
    const done = replace(entries);
    if (done) setOpened(undefined);
    setSaid(
      done
        ? {
            tone: 'success',
            words: 'The backup is here now, as it was saved.',
            ...(before && { before }),
          }
        : { tone: 'problem', words: notKept },
    );
  }

  function undo(before: Entries) {
    setSaid(
      replace(before)
        ? { tone: 'plain', words: 'Undone: everything is as it was before.' }
        : { tone: 'problem', words: notKept },
    );
  }

  const madeOn = opened?.made && londonDate(epochMinutes(opened.made.getTime()));
  return (
    <>
      <PasteLink />
      <div className={days.buttons}>
        <Button look="secondary" glyph={download} onClick={save}>
          Save a backup
        </Button>
        {canSend() && (
          <Button look="secondary" glyph={share} onClick={() => void send()}>
            Send a backup
          </Button>
        )}
      </div>
      <TextField
        id="backup-file"
        type="file"
        accept="application/json,.json,text/plain,.txt"
        label="Open a backup"
        hint="You see what it holds before anything changes."
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {opened && (
        <Offer
          made={madeOn && formatDate(madeOn)}
          held={contentsOf(opened.entries, keys)}
          here={{ items, trip }}
          onMerge={() => merge(opened)}
          onReplace={() => put(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
      <Status tone={said?.tone ?? 'plain'}>{said?.words}</Status>
      {said?.before && (
        <div className={days.buttons}>
          <Button look="secondary" onClick={() => undo(said.before ?? {})}>
            Undo
          </Button>
        </div>
      )}
    </>
  );
}
