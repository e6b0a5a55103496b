import { useState } from 'react';
import { shareableFile, shareFile } from '@/components/browser/share-file';
import * as days from '@/components/days/Days/Days.css';
import { planner, storeKeys as keys, usePlanner } from '@/components/planner/planner';
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
import { fitDays, noRoomWords } from '@/lib/days/moves';
import { mergePlan } from '@/lib/store/merge';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { PasteLink } from '../PasteLink/PasteLink';
import { makeBackup, saveBackup } from '../save-backup';
import { Offer } from './Offer';

const unreadable = {
  damaged: 'This file is not a whole backup of this guide: it was cut short, or is something else.',
  foreign: 'This is a backup of another guide.',
  newer:
    'This backup was made by a newer version of the guide. Reload this page with a signal to have that version, then open the file again.',
  failed: 'This file could not be read.',
} as const;

interface Opened {
  readonly entries: Entries;
  readonly made: Date | undefined;
}

interface Message {
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

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

async function open(file: File): Promise<Opened | keyof typeof unreadable> {
  try {
    const read = readBackup(await file.text(), keys);
    return read.kind === 'backup' ? read : read.kind;
  } catch {
    return 'failed';
  }
}

const noSpace =
  'This browser’s storage is full or blocked: there’s no room for the backup. Nothing has changed.';

/** All that this browser keeps, as one file and back. Nothing leaves the device unasked. */
export function Backup() {
  const items = usePlanner((state) => state.items);
  const trip = usePlanner((state) => state.trip);
  const [opened, setOpened] = useState<Opened>();
  const [message, setMessage] = useState<Message>();

  function save() {
    setOpened(undefined);
    setMessage(saveBackup());
  }

  async function send() {
    setOpened(undefined);
    const made = makeBackup();
    const file = made && shareableFile(made.name, 'application/json', made.text);
    if (!file) setMessage(saveBackup());
    else if (!(await shareFile(file))) {
      setMessage({
        tone: 'problem',
        words: 'The backup could not be sent. Save it as a file instead.',
      });
    } else setMessage(undefined);
  }

  async function choose(file: File | undefined) {
    setOpened(undefined);
    setMessage(undefined);
    if (!file) return;
    if (file.size > MAX_BYTES) {
      setMessage({
        tone: 'problem',
        words: `This file is too large: ${megabytes(file.size)}. A browser stores at most ${megabytes(MAX_BYTES)}.`,
      });
      return;
    }
    const result = await open(file);
    if (typeof result === 'object') setOpened(result);
    else setMessage({ tone: 'problem', words: `${unreadable[result]} Nothing has changed.` });
  }

  function merge({ entries }: Opened) {
    const held = contentsOf(entries, keys);
    const missing = missingDays(trip, held.trip);
    const { left } = fitDays(trip, missing.days);
    const outcome = mergePlan(planner, held.items, missing);
    setOpened(undefined);
    const noRoom = noRoomWords(missing, left);
    const { message: words } = planner.getState();
    setMessage({
      tone: outcome === 'saved' && noRoom === '' ? 'success' : 'problem',
      words: [noRoom !== '' && outcome === 'unchanged' ? '' : words, noRoom].join(' ').trim(),
    });
  }

  function put({ entries }: Opened) {
    // What waits to be stored goes with what is replaced, and comes back with it.
    const before = planner.getState().entries();
    const done = replace(entries);
    if (done) setOpened(undefined);
    setMessage(
      done
        ? {
            tone: 'success',
            words: 'The backup is here now, as it was saved.',
            before,
          }
        : { tone: 'problem', words: noSpace },
    );
  }

  function undo(before: Entries) {
    setMessage(
      replace(before)
        ? { tone: 'plain', words: 'Undone: everything is as it was before.' }
        : { tone: 'problem', words: noSpace },
    );
  }

  const madeOn = opened?.made && londonDate(epochMinutes(opened.made.getTime()));
  return (
    <>
      <PasteLink />
      <div className={days.buttons}>
        <Button variant="secondary" glyph={download} onClick={save}>
          Save a backup
        </Button>
        {canSend() && (
          <Button variant="secondary" glyph={share} onClick={() => void send()}>
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
      <Status tone={message?.tone ?? 'plain'}>{message?.words}</Status>
      {message?.before && (
        <div className={days.buttons}>
          <Button variant="secondary" onClick={() => undo(message.before ?? {})}>
            Undo
          </Button>
        </div>
      )}
    </>
  );
}
