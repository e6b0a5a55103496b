import { useState } from 'react';
import { shareable, shareFile } from '@/components/browser/share';
import { IfNotSaved } from '@/components/saved/IfNotSaved/IfNotSaved';
import { planner, storeKeys as keys, usePlanner } from '@/components/saved/planner';
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
  type ReadBackup,
  readBackup,
  replaceEntries,
} from '@/lib/backup/backup';
import { decodeText } from '@/lib/backup/decode';
import { fitDays } from '@/lib/days/changes';
import { mergePlan } from '@/lib/store/merge';
import { problemWords, storageProblem } from '@/lib/store/storage';
import { row } from '@/styles/layout.css';
import { PasteLink } from '../PasteLink/PasteLink';
import { makeBackup, saveBackup } from '@/components/saved/save-backup';
import { Offer } from './Offer';

const unreadable = {
  damaged: 'This isn’t a complete backup of this guide.',
  foreign: 'This is a backup of another guide.',
  newer: 'A newer version of the guide made this backup. Reload this page, then open it again.',
  failed: 'This file couldn’t be read.',
  encoding:
    'Another program has changed this file’s letters. Save it there as UTF-8, and try again.',
} as const;

interface BackupOutcome {
  readonly tone: StatusTone;
  readonly words: string;
  readonly before?: Entries;
  readonly file?: File;
}

const canSend = () =>
  shareable(new File(['{}'], 'backup.json', { type: 'application/json' })) !== undefined;

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

async function open(file: File): Promise<ReadBackup | keyof typeof unreadable> {
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === undefined) return 'encoding';
    return readBackup(text, keys);
  } catch {
    return 'failed';
  }
}

const notDone = (words: string): BackupOutcome => ({ tone: 'problem', words });

export function Backup() {
  const items = usePlanner((state) => state.items);
  const trip = usePlanner((state) => state.trip);
  const [opened, setOpened] = useState<ReadBackup>();
  const [message, setMessage] = useState<BackupOutcome>();

  function save() {
    setOpened(undefined);
    setMessage(saveBackup());
  }

  async function send() {
    setOpened(undefined);
    const made = makeBackup();
    const file = made && shareable(made);
    if (!file) return setMessage(saveBackup());
    const isSent = await shareFile(file);
    setMessage(
      isSent ? undefined : notDone('Sending didn’t work. Save the backup as a file instead.'),
    );
  }

  async function choose(file: File | undefined) {
    setOpened(undefined);
    setMessage(undefined);
    if (!file) return;
    if (file.size > MAX_BYTES) {
      const sizes = `${megabytes(file.size)}. A browser stores at most ${megabytes(MAX_BYTES)}`;
      return setMessage(notDone(`This file is too large: ${sizes}.`));
    }
    const result = await open(file);
    if (typeof result === 'object') setOpened(result);
    else setMessage(notDone(`${unreadable[result]} Nothing has changed.`));
  }

  function merge({ entries }: ReadBackup) {
    const held = contentsOf(entries, keys);
    const missing = missingDays(trip, held.trip);
    const { noRoom } = fitDays(trip, missing);
    const outcome = mergePlan(planner, held.items, missing);
    setOpened(undefined);
    const { message: words } = planner.getState();
    setMessage({
      tone: outcome === 'saved' && noRoom === '' ? 'success' : 'problem',
      words: [noRoom !== '' && outcome === 'unchanged' ? '' : words, noRoom].join(' ').trim(),
    });
  }

  /** Puts entries in the place of what is stored; where that fails, nothing has changed. */
  function restore(entries: Entries, done: BackupOutcome) {
    try {
      replaceEntries(window.localStorage, keys, entries);
    } catch (error) {
      const problem = problemWords[storageProblem(error)];
      return setMessage(notDone(`The backup wasn’t restored: ${problem}. Nothing has changed.`));
    }
    // Other tabs are told by the browser; this one learns by the same event what it has to forget.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    setOpened(undefined);
    setMessage(done);
  }

  function put({ entries }: ReadBackup) {
    // What waits to be stored goes with what is replaced, and comes back with it.
    const before = planner.getState().entries();
    restore(entries, { tone: 'success', words: 'Backup restored.', before });
  }

  function undo(before: Entries) {
    restore(before, { tone: 'plain', words: 'Undone: your plan is back as it was.' });
  }

  return (
    <>
      <PasteLink />
      <div className={row.xs}>
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
        hint="You’ll see what it holds before anything changes."
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {opened && (
        <Offer
          made={opened.made}
          held={contentsOf(opened.entries, keys)}
          here={{ items, trip }}
          onMerge={() => merge(opened)}
          onReplace={() => put(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
      <Status tone={message?.tone ?? 'plain'}>{message?.words}</Status>
      {message?.file && <IfNotSaved file={message.file} />}
      {message?.before && (
        <div className={row.xs}>
          <Button variant="secondary" onClick={() => undo(message.before ?? {})}>
            Undo
          </Button>
        </div>
      )}
    </>
  );
}
