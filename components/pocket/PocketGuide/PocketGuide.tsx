'use client';

import { useRef, useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import { Button } from '@/components/ui/Button/Button';
import { download, print } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import { row, spaceAbove, stack } from '@/styles/layout.css';
import type { Guide } from '../read-guide';

type State = 'none' | 'working' | 'made' | 'saved' | 'failed';

const loadParts = () => import('../PocketSheet/PocketSheet');
const loadWriter = () => import('../write-guide');

const words: Readonly<Record<State, string>> = {
  none: '',
  working: 'Making your pocket guide…',
  made: 'Your pocket guide is ready: one A4 sheet. Print landscape, at 100%.',
  saved: 'Look for it in your downloads: one A4 sheet. Print landscape, at 100%.',
  failed: 'The guide couldn’t load that. Try again when you have a signal. Your plan is safe.',
};

/** @param poster the address of the cover's picture */
export function PocketGuide({ poster }: { poster: string }) {
  const [{ state, file }, setOutcome] = useState<{ state: State; file?: File }>({ state: 'none' });
  const [guide, setGuide] = useState<Guide & { onReady: (sheet: HTMLElement) => void }>();
  const parts = useCode(loadParts);
  const writer = useCode(loadWriter);
  const sheet = useRef<HTMLElement>(null);

  /** @returns the sheet on the page, once everything stands where it will be printed */
  async function make(): Promise<HTMLElement> {
    const code = await parts.ask();
    if (!code) throw new Error('The code that makes it did not come');
    const read = await code.readGuide();
    return new Promise((onReady) => setGuide({ ...read, onReady }));
  }

  /** Makes the guide where it is not made yet, and then does something with it. */
  async function withGuide(then?: (sheet: HTMLElement) => Promise<File> | void) {
    if (state === 'working') return;
    setOutcome({ state: 'working' });
    try {
      sheet.current ??= await make();
      const saved = await then?.(sheet.current);
      setOutcome(saved ? { state: 'saved', file: saved } : { state: 'made' });
    } catch (cause) {
      console.error('The pocket guide could not be made', cause);
      setOutcome({ state: 'failed' });
    }
  }

  async function save(element: HTMLElement) {
    const code = await writer.ask();
    if (!code) throw new Error('The code that writes it did not come');
    return code.saveGuide(element);
  }

  const isWorking = state === 'working';
  return (
    <div className={`${stack.m} ${spaceAbove.l}`}>
      <div className={row.s}>
        <Button glyph={download} aria-disabled={isWorking} onClick={() => void withGuide(save)}>
          Save the sheet (PDF)
        </Button>
        <Button
          variant="secondary"
          glyph={print}
          aria-disabled={isWorking}
          onClick={() => void withGuide(() => window.print())}
        >
          Print the sheet
        </Button>
        <Button variant="secondary" aria-disabled={isWorking} onClick={() => void withGuide()}>
          Look at its pages
        </Button>
      </div>
      <Status tone={state === 'failed' ? 'problem' : 'plain'}>{words[state]}</Status>
      {file && writer.code && <writer.code.IfNotSaved file={file} />}
      {guide && parts.code && <parts.code.PocketSheet poster={poster} {...guide} />}
    </div>
  );
}
