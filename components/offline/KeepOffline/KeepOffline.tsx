'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Status } from '@/components/ui/Status/Status';
import { keeping, updating } from '@/content/offline';
import { loadGuide, type GuideFile } from '@/lib/offline/guide';
import { keepFiles, missingFiles } from '@/lib/offline/keep';
import { align, row, stack } from '@/styles/layout.css';
import {
  guideUrl,
  startWorker,
  storeOf,
  updateWorker,
  versionOf,
  workerInCharge,
} from '../kept-guide';
import * as styles from '../offline.css';

interface Missing {
  readonly store: Cache;
  readonly files: readonly GuideFile[];
}

type State =
  | { readonly name: 'idle' | 'looking' | 'done' | 'outdated' | 'updating' }
  | { readonly name: 'asking' | 'loading'; readonly missing: Missing; readonly kept: number }
  | { readonly name: 'failed'; readonly reason: string };

function megabytes(files: readonly GuideFile[]): string {
  const bytes = files.reduce((total, file) => total + file.bytes, 0);
  return `${Math.max(bytes / 1e6, 0.1).toFixed(1)}\u00a0MB`;
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return keeping.stopped;
  return name === 'QuotaExceededError' ? keeping.noRoom : keeping.noNetwork;
}

function outcomeOf(state: State): string {
  if (state.name === 'failed') return state.reason;
  return state.name === 'done' || state.name === 'outdated' ? keeping[state.name] : '';
}

export function KeepOffline() {
  const [state, setState] = useState<State>({ name: 'idle' });
  const stop = useRef<AbortController>(undefined);

  /** What the device lacks; nothing when the worker that will answer is of another version. */
  const findMissing = async (): Promise<Missing | undefined> => {
    const { version, files } = await loadGuide(guideUrl);
    const worker = await workerInCharge();
    if (!worker || (await versionOf(worker)) !== version) return undefined;
    const store = await storeOf(version);
    return { store, files: await missingFiles(files, (url) => store.match(url)) };
  };

  const check = async () => {
    setState({ name: 'looking' });
    if (!(await startWorker())) {
      setState({ name: 'failed', reason: keeping.notPossible });
      return;
    }
    const missing = await findMissing();
    if (!missing) setState({ name: 'outdated' });
    else if (missing.files.length === 0) setState({ name: 'done' });
    else setState({ name: 'asking', missing, kept: 0 });
  };

  const load = async (missing: Missing) => {
    stop.current = new AbortController();
    setState({ name: 'loading', missing, kept: 0 });
    await keepFiles(missing.files, {
      store: missing.store,
      fetch: (...request) => fetch(...request),
      signal: stop.current.signal,
      onKept: () =>
        setState((now) => (now.name === 'loading' ? { ...now, kept: now.kept + 1 } : now)),
    });
    // A new version may have come out in the meantime: what is said is looked at first.
    const left = await findMissing();
    if (!left) setState({ name: 'outdated' });
    else if (left.files.length === 0) setState({ name: 'done' });
    else setState({ name: 'failed', reason: keeping.noNetwork });
  };

  const update = async () => {
    setState({ name: 'updating' });
    const registration = await startWorker();
    if (registration && (await updateWorker(registration))) return;
    setState({ name: 'failed', reason: keeping.beingRenewed });
  };

  const attempt = (work: () => Promise<void>) => {
    work().catch((error: unknown) => setState({ name: 'failed', reason: reasonOf(error) }));
  };

  return (
    <div className={`${stack.m} ${align.start}`}>
      <Status tone={state.name === 'failed' ? 'problem' : 'success'}>{outcomeOf(state)}</Status>
      {(state.name === 'idle' || state.name === 'looking') && (
        <Button aria-disabled={state.name === 'looking'} onClick={() => attempt(check)}>
          {state.name === 'idle' ? keeping.action : keeping.looking}
        </Button>
      )}
      {(state.name === 'outdated' || state.name === 'updating') && (
        <Button aria-disabled={state.name === 'updating'} onClick={() => attempt(update)}>
          {state.name === 'outdated' ? updating.update : keeping.updating}
        </Button>
      )}
      {state.name === 'failed' && <Button onClick={() => attempt(check)}>{keeping.again}</Button>}
      {state.name === 'asking' && (
        <>
          <p role="status">{`${megabytes(state.missing.files)} still to download.`}</p>
          <div className={row.s}>
            <Button onClick={() => attempt(() => load(state.missing))}>{keeping.download}</Button>
            <Button variant="secondary" onClick={() => setState({ name: 'idle' })}>
              {keeping.later}
            </Button>
          </div>
        </>
      )}
      {state.name === 'loading' && (
        <>
          <label className={`${stack.xs} ${styles.progress}`}>
            <span>{keeping.progress}</span>
            <progress value={state.kept} max={state.missing.files.length} />
            <span>{`${state.kept} of ${state.missing.files.length}`}</span>
          </label>
          <Button variant="secondary" onClick={() => stop.current?.abort()}>
            {keeping.stop}
          </Button>
        </>
      )}
    </div>
  );
}
