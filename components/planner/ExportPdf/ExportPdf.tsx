'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useCode } from '@/components/browser/use-code';
import { Button } from '@/components/ui/Button/Button';
import { close, download } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import { plannerFileName } from '@/content/keys';
import type { ExportProgress } from '@/lib/pdf/export-plan';
import { untilAborted } from '@/lib/pdf/steps';
import { bar, exporter, line, working } from './ExportPdf.css';
import type { makePdf } from './make-pdf';

type State =
  | { readonly name: 'idle' }
  | { readonly name: 'working'; readonly progress: ExportProgress | null }
  | { readonly name: 'saved'; readonly missing: number }
  | { readonly name: 'cancelled' }
  | { readonly name: 'failed' };

function progressText(progress: ExportProgress | null): string {
  if (!progress) return 'Getting ready';
  const { stage, done, total } = progress;
  return stage === 'pictures'
    ? `Fetching pictures: ${done} of ${total}`
    : `Drawing pages: ${done} of ${total}`;
}

function share(progress: ExportProgress | null): number {
  if (!progress) return 0;
  const { stage, done, total } = progress;
  const part = total === 0 ? 1 : done / total;
  return stage === 'pictures' ? part / 4 : 1 / 4 + (part * 3) / 4;
}

function savedText(missing: number): string {
  const saved = `Your planner is saved as ${plannerFileName}.`;
  if (missing === 0) return saved;
  const pictures = missing === 1 ? 'One picture' : `${missing} pictures`;
  return `${saved} ${pictures} couldn’t load: a plain one stands in.`;
}

function message(state: State): string | null {
  switch (state.name) {
    case 'idle':
      return null;
    case 'working':
      return 'Making your PDF…';
    case 'saved':
      return savedText(state.missing);
    case 'cancelled':
      return 'The export was cancelled. Nothing was saved.';
    case 'failed':
      return 'We couldn’t make the PDF. Your planner is safe. Press Print Planner and choose “Save as PDF” instead.';
  }
}

const tones = {
  idle: 'plain',
  working: 'plain',
  saved: 'success',
  cancelled: 'plain',
  failed: 'problem',
} as const;

export function ExportPdf({
  load,
  readBlock,
  village,
}: {
  load: () => Promise<{ readonly makePdf: typeof makePdf }>;
  readBlock: () => HTMLElement | null;
  village: string;
}) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const { ask } = useCode(load);
  const root = useRef<HTMLDivElement>(null);
  const stop = useRef<AbortController | null>(null);

  useEffect(() => () => stop.current?.abort(), []);

  async function run(signal: AbortSignal): Promise<State> {
    try {
      const code = await untilAborted(signal, ask());
      if (!code) throw new Error('The code that makes PDFs did not come');
      const block = readBlock();
      if (!block) throw new Error('There is no printable plan on the page');
      const missing = await code.makePdf(block, {
        village,
        signal,
        onProgress: (progress) => setState({ name: 'working', progress }),
      });
      return { name: 'saved', missing };
    } catch (cause) {
      if (signal.aborted) return { name: 'cancelled' };
      console.error('The planner could not be exported as a PDF', cause);
      return { name: 'failed' };
    }
  }

  async function start({ currentTarget: exportButton }: MouseEvent<HTMLButtonElement>) {
    if (stop.current) return;
    stop.current = new AbortController();
    setState({ name: 'working', progress: null });
    const outcome = await run(stop.current.signal);
    stop.current = null;
    // The Cancel button goes; the focus must not go with it.
    if (root.current?.contains(document.activeElement)) exportButton.focus();
    setState(outcome);
  }

  const isWorking = state.name === 'working';
  return (
    <div ref={root} className={exporter}>
      <Button glyph={download} aria-disabled={isWorking} onClick={(event) => void start(event)}>
        Export as PDF
      </Button>
      {isWorking && (
        <>
          <Button variant="secondary" glyph={close} onClick={() => stop.current?.abort()}>
            Cancel
          </Button>
          <p className={working}>
            <progress className={bar} value={share(state.progress)} aria-label="Making your PDF" />
            {progressText(state.progress)}
          </p>
        </>
      )}
      <div className={line}>
        <Status tone={tones[state.name]}>{message(state)}</Status>
      </div>
    </div>
  );
}
