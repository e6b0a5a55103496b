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

type State =
  | { readonly name: 'idle' | 'looking' | 'done' | 'outdated' | 'updating' }
  | {
      readonly name: 'asking' | 'loading';
      readonly store: Cache;
      readonly files: readonly GuideFile[];
      readonly kept: number;
    }
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

  const check = async () => {
    setState({ name: 'looking' });
    if (!(await startWorker())) {
      setState({ name: 'failed', reason: keeping.notPossible });
      return;
    }
    const { version, files } = await loadGuide(guideUrl);
    // Only the worker of this version finds what is kept of it.
    const worker = await workerInCharge();
    if (!worker || (await versionOf(worker)) !== version) {
      setState({ name: 'outdated' });
      return;
    }
    const store = await storeOf(version);
    const missing = await missingFiles(files, (url) => store.match(url));
    if (missing.length === 0) setState({ name: 'done' });
    else setState({ name: 'asking', store, files: missing, kept: 0 });
  };

  const load = async (store: Cache, files: readonly GuideFile[]) => {
    stop.current = new AbortController();
    setState({ name: 'loading', store, files, kept: 0 });
    await keepFiles(files, {
      store,
      fetch,
      signal: stop.current.signal,
      onKept: () =>
        setState((now) => (now.name === 'loading' ? { ...now, kept: now.kept + 1 } : now)),
    });
    // A new version may have come out in the meantime.
    await check();
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
          <p role="status">{`${megabytes(state.files)} still to download.`}</p>
          <div className={row.s}>
            <Button onClick={() => attempt(() => load(state.store, state.files))}>
              {keeping.download}
            </Button>
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
            <progress value={state.kept} max={state.files.length} />
            <span>{`${state.kept} of ${state.files.length}`}</span>
          </label>
          <Button variant="secondary" onClick={() => stop.current?.abort()}>
            {keeping.stop}
          </Button>
        </>
      )}
    </div>
  );
}
