'use client';

import { useEffect, useRef, useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import { Button } from '@/components/ui/Button/Button';
import { close, download } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import type { StatusTone } from '@/components/ui/Status/Status.css';
import { boxless } from '@/styles/layout.css';
import { plannerFileName } from '@/content/keys';
import { type ExportProgress, untilAborted } from '@/lib/pdf/steps';
import { bar, line, working } from './ExportPdf.css';
import type * as MakePdf from './make-pdf';

interface Outcome {
  readonly tone: StatusTone;
  readonly words: string;
  readonly file?: File;
}

const nothing: Outcome = { tone: 'plain', words: '' };
const cancelled: Outcome = {
  tone: 'plain',
  words: 'The export was cancelled. Nothing was saved.',
};
const failed: Outcome = {
  tone: 'problem',
  words:
    'We couldn’t make the PDF. Your planner is safe. Press Print Planner and choose “Save as PDF” instead.',
};

/** What is being done, and the share of the work that is behind it. */
function told(progress: ExportProgress | null): { words: string; share: number } {
  if (!progress) return { words: 'Getting ready', share: 0 };
  const { stage, done, total } = progress;
  const part = total === 0 ? 1 : done / total;
  return stage === 'pictures'
    ? { words: `Fetching pictures: ${done} of ${total}`, share: part / 4 }
    : { words: `Drawing pages: ${done} of ${total}`, share: 1 / 4 + (part * 3) / 4 };
}

function madeText(missing: number): string {
  const made = `Look for ${plannerFileName} in your downloads.`;
  if (missing === 0) return made;
  const pictures = missing === 1 ? 'One picture' : `${missing} pictures`;
  return `${made} ${pictures} couldn’t load: a plain one stands in.`;
}

export function ExportPdf({
  load,
  readBlock,
  title,
  label,
}: {
  load: () => Promise<Pick<typeof MakePdf, 'makePdf' | 'IfNotSaved'>>;
  readBlock: () => HTMLElement | null;
  title: string;
  label: string;
}) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | 'working'>(nothing);
  const { ask, code: loaded } = useCode(load);
  const stop = useRef<AbortController | null>(null);

  useEffect(() => () => stop.current?.abort(), []);

  async function run(signal: AbortSignal): Promise<Outcome> {
    try {
      const code = await untilAborted(signal, ask());
      if (!code) throw new Error('The code that makes PDFs did not come');
      const block = readBlock();
      if (!block) throw new Error('There is no printable plan on the page');
      const { file, missing } = await code.makePdf(block, {
        title,
        signal,
        onProgress: setProgress,
      });
      return { tone: 'success', words: madeText(missing), file };
    } catch (cause) {
      if (signal.aborted) return cancelled;
      console.error('The planner could not be exported as a PDF', cause);
      return failed;
    }
  }

  async function start() {
    if (stop.current) return;
    stop.current = new AbortController();
    setProgress(null);
    setOutcome('working');
    const result = await run(stop.current.signal);
    stop.current = null;
    setOutcome(result);
  }

  const isWorking = outcome === 'working';
  return (
    <div className={boxless}>
      <Button glyph={download} aria-disabled={isWorking} onClick={() => void start()}>
        {label}
      </Button>
      {isWorking && (
        <>
          <Button variant="secondary" glyph={close} onClick={() => stop.current?.abort()}>
            Cancel
          </Button>
          <p className={working}>
            <progress className={bar} value={told(progress).share} aria-label="Making your PDF" />
            <span>{told(progress).words}</span>
          </p>
        </>
      )}
      <div className={line}>
        {isWorking ? (
          <Status>Making your PDF…</Status>
        ) : (
          <>
            <Status tone={outcome.tone}>{outcome.words}</Status>
            {outcome.file && loaded && <loaded.IfNotSaved file={outcome.file} />}
          </>
        )}
      </div>
    </div>
  );
}
