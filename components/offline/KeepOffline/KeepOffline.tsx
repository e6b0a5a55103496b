'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Status } from '@/components/ui/Status/Status';
import { keeping, updating } from '@/content/offline';
import { homePath, withBasePath } from '@/lib/base-path';
import {
  type GuideFile,
  loadGuide,
  storeName,
  unlessLate,
  type WorkerMessage,
} from '@/lib/offline/guide';
import { keepFiles, missingFiles } from '@/lib/offline/keep';
import { align, row, stack } from '@/styles/layout.css';
import { guideUrl, putInCharge, startWorker } from '../kept-guide';
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

const answerMs = 3000;

function versionOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
  });
  worker.postMessage({ type: 'version' } satisfies WorkerMessage, [port2]);
  return unlessLate(answer, answerMs);
}

/** Chromium waits for half a minute to replace a worker that is at work. */
const quietMs = 1000;

/** Brings a newer worker into charge and reloads. False when there is none yet. */
async function updateWorker(registration: ServiceWorkerRegistration): Promise<boolean> {
  const fresh = await registration.update();
  const next = fresh.installing ?? fresh.waiting;
  if (!next) return false;
  return new Promise((resolve) => {
    const onState = () => {
      if (next.state === 'installed') setTimeout(() => putInCharge(next), quietMs);
      if (next.state === 'activated' || next.state === 'redundant') {
        resolve(next.state === 'activated');
      }
    };
    next.addEventListener('statechange', onState);
    onState();
  });
}

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
    const active = navigator.serviceWorker.ready.then((registration) => registration.active);
    const worker = await unlessLate(active, 4 * answerMs);
    if (!worker || (await versionOf(worker)) !== version) {
      setState({ name: 'outdated' });
      return;
    }
    const store = await caches.open(storeName(withBasePath(homePath), version));
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
