import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { shareable, shareFile } from '@/components/browser/share';
import { IfNotSaved } from '@/components/saved/IfNotSaved/IfNotSaved';
import { planner, usePlanner } from '@/components/saved/planner';
import { makeBackup, saveBackup } from '@/components/saved/save-backup';
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
import { withBasePath } from '@/lib/base-path';
import { fitDays } from '@/lib/days/changes';
import type { Trip } from '@/lib/days/trip';
import { shownName } from '@/lib/planner/item';
import type { Plan } from '@/lib/planner/plan';
import { routes } from '@/lib/routes';
import { fragmentIn } from '@/lib/share/link';
import { mergePlan } from '@/lib/store/merge';
import { problemWords, storageProblem } from '@/lib/store/storage';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { counted } from '@/lib/typeset';
import { padAbove, row, stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';

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
  readonly before?: Entries | undefined;
  readonly file?: File;
}

const canSend = () =>
  shareable(new File(['{}'], 'backup.json', { type: 'application/json' })) !== undefined;

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

async function open(file: File): Promise<ReadBackup | keyof typeof unreadable> {
  try {
    const json = decodeText(new Uint8Array(await file.arrayBuffer()));
    return json === undefined ? 'encoding' : readBackup(json);
  } catch {
    return 'failed';
  }
}

const notDone = (words: string): BackupOutcome => ({ tone: 'problem', words });

const fieldId = 'pasted-link';

function PasteLink() {
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();

  function refuse(words: string) {
    setError(words);
    document.getElementById(fieldId)?.focus();
  }

  function openLink(pasted: string) {
    const fragment = fragmentIn(pasted);
    setError(undefined);
    if (fragment !== undefined) window.location.assign(withBasePath(routes.planner) + fragment);
    else
      refuse(
        'That isn’t a link to a plan. Copy the whole link, including “#plan=”, and paste it here.',
      );
  }

  async function paste() {
    try {
      const copied = await navigator.clipboard.readText();
      setLink(copied);
      openLink(copied);
    } catch {
      refuse('Your browser blocked pasting. Press and hold in the field, or press Ctrl+V (⌘V).');
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    openLink(link);
  }

  return (
    <form className={stack.s} onSubmit={submit} noValidate>
      <TextField
        id={fieldId}
        label="Paste a link"
        hint="You’ll see what it holds before anything changes."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={link}
        error={error}
        onChange={({ target }) => setLink(target.value)}
      />
      <div className={row.xs}>
        <Button type="submit" variant="secondary">
          Open the link
        </Button>
        <Button variant="secondary" onClick={() => void paste()}>
          Paste copied link
        </Button>
      </div>
    </form>
  );
}

function words({ items, trip }: { items: Plan; trip: Trip }): string {
  const from = trip.firstDate === undefined ? '' : ` from ${formatDate(trip.firstDate)}`;
  const planned = trip.days.length === 0 ? 'no days' : counted(trip.days.length, 'day') + from;
  return `${counted(items.length, 'saved thing')} and ${planned}`;
}

const copiesWords = (copies: number) =>
  copies === 0 ? '' : `, with ${counted(copies, 'copy', 'copies')} of what couldn’t be read`;

const MAX_NAMES = 40;

function names(items: Plan): string {
  const more = items.length - MAX_NAMES;
  const listed = items.slice(0, MAX_NAMES).map(shownName);
  return listed.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

interface OfferProps {
  backup: ReadBackup;
  onDone: (outcome?: BackupOutcome) => void;
  onReplace: () => void;
}

function Offer({ backup: { made, entries }, onDone, onReplace }: OfferProps) {
  const items = usePlanner((state) => state.items);
  const trip = usePlanner((state) => state.trip);
  const heading = useRef<HTMLHeadingElement>(null);
  const held = contentsOf(entries);
  const isEmptyHere = items.length === 0 && trip.days.length === 0;
  const missing = missingDays(trip, held.trip);
  const { noRoom } = fitDays(trip, missing);
  const madeOn = made ? londonDate(epochMinutes(Date.parse(made))) : '';

  useEffect(() => heading.current?.focus(), []);

  function merge() {
    const outcome = mergePlan(planner, held.items, missing);
    const { message } = planner.getState();
    onDone({
      tone: outcome === 'saved' && noRoom === '' ? 'success' : 'problem',
      words: [noRoom !== '' && outcome === 'unchanged' ? '' : message, noRoom].join(' ').trim(),
    });
  }

  return (
    <section className={`${stack.xs} ${rule.above} ${padAbove.m}`} aria-labelledby="backup-offer">
      <h3 id="backup-offer" ref={heading} tabIndex={-1}>
        What the backup holds
      </h3>
      <p>
        <b>In the backup</b>
        <span>
          {`${madeOn && ` of ${formatDate(madeOn)}`}: ${words(held)}${copiesWords(held.copies)}.`}
        </span>
      </p>
      <p>
        <b>Here:</b> <span>{`${words({ items, trip })}.`}</span>
      </p>
      {held.items.length > 0 && (
        <p className={`${text.small} ${text.breakable}`} dir="auto">
          {names(held.items)}
        </p>
      )}
      {held.partly && (
        <p>Part of it can’t be read. If you restore it, a copy of everything is kept.</p>
      )}
      {!isEmptyHere && noRoom !== '' && <p>{noRoom}</p>}
      <div className={row.xs}>
        {!isEmptyHere && <Button onClick={merge}>Add to my plan</Button>}
        <Button variant={isEmptyHere ? 'primary' : 'secondary'} onClick={onReplace}>
          {isEmptyHere ? 'Restore backup' : 'Replace my plan'}
        </Button>
        <Button variant="secondary" onClick={() => onDone()}>
          No, thank you
        </Button>
      </div>
    </section>
  );
}

export function Backup() {
  const [opened, setOpened] = useState<ReadBackup>();
  const [outcome, setOutcome] = useState<BackupOutcome>();
  const { tone = 'plain', words, file, before } = outcome ?? {};

  function end(outcome?: BackupOutcome) {
    setOpened(undefined);
    setOutcome(outcome);
  }

  async function send() {
    const made = makeBackup();
    const sent = made && shareable(made);
    if (!sent) return end(saveBackup());
    end();
    if (await shareFile(sent)) return;
    setOutcome(notDone('Sending didn’t work. Save the backup as a file instead.'));
  }

  async function choose(chosen: File | undefined) {
    end();
    if (!chosen) return;
    if (chosen.size > MAX_BYTES) {
      const sizes = `${megabytes(chosen.size)}. A browser stores at most ${megabytes(MAX_BYTES)}`;
      return setOutcome(notDone(`This file is too large: ${sizes}.`));
    }
    const result = await open(chosen);
    if (typeof result === 'object') setOpened(result);
    else setOutcome(notDone(`${unreadable[result]} Nothing has changed.`));
  }

  /** Puts entries in the place of what is stored; where that fails, nothing has changed. */
  function restore(entries: Entries, done: string, replaced?: Entries) {
    try {
      replaceEntries(window.localStorage, entries);
    } catch (error) {
      const problem = problemWords[storageProblem(error)];
      return setOutcome(notDone(`The backup wasn’t restored: ${problem}. Nothing has changed.`));
    }
    // Other tabs are told by the browser; this one learns by the same event what it has to forget.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    end({ tone: replaced ? 'success' : 'plain', words: done, before: replaced });
  }

  /** What waits to be stored goes with what is replaced, and comes back with it. */
  const put = ({ entries }: ReadBackup) =>
    restore(entries, 'Backup restored.', planner.getState().entries());

  return (
    <>
      <PasteLink />
      <div className={row.xs}>
        <Button variant="secondary" glyph={download} onClick={() => end(saveBackup())}>
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
      {opened && <Offer backup={opened} onDone={end} onReplace={() => put(opened)} />}
      <Status tone={tone}>{words}</Status>
      {file && <IfNotSaved file={file} />}
      {before && (
        <div className={row.xs}>
          <Button
            variant="secondary"
            onClick={() => restore(before, 'Undone: your plan is back as it was.')}
          >
            Undo
          </Button>
        </div>
      )}
    </>
  );
}
