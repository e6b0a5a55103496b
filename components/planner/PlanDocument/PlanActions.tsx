'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { print as printSign, share as shareSign } from '@/components/ui/Icon/paths';
import { useCode } from '@/components/browser/use-code';
import { Status } from '@/components/ui/Status/Status';
import type { Trip } from '@/lib/days/trip';
import type { Plan } from '@/lib/planner/plan';
import { ExportPdf } from '../ExportPdf/ExportPdf';
import type { PlanLink } from '../plan-link';
import type { LinkInWords } from '../ShareDialog/ShareDialog';
import * as styles from './PlanDocument.css';
import { printBlock } from './print';

interface PlanActionsProps {
  /** Gives the document that they print and export, whole. They stand in it themselves. */
  readBlock: () => HTMLElement | null;
  items: Plan;
  /** The visitor's days; often none. */
  trip: Trip;
  title: string;
  village: string;
}

/** Characters of days in a QR code: with more of them its squares are too small for old cameras. */
const longestInQr = 700;

const loadDialog = () => import('../ShareDialog/ShareDialog');

const loadLink = () => import('../plan-link');

const loadPdf = () => import('../ExportPdf/make-pdf');

function alongWords({ leftOut, notesLeftOut }: PlanLink, trip: Trip): string {
  const notes = notesLeftOut ? ', but not your notes: they’re too long' : '';
  return [
    trip.days.length > 0 && `It includes your days${notes}.`,
    leftOut > 0 &&
      `It leaves out ${leftOut} ${leftOut === 1 ? 'item' : 'items'} that a link can’t hold.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function PlanActions({ readBlock, items, trip, title, village }: PlanActionsProps) {
  const [problem, setProblem] = useState('');
  const [shared, setShared] = useState<LinkInWords & { short: LinkInWords; open: boolean }>();
  const { code: dialog, ask: askForDialog } = useCode(loadDialog);
  const { ask: askForLink } = useCode(loadLink);

  /** Lets what a link needs be on its way: phones allow sharing only right after the press. */
  function prepare() {
    // The press says what became of it.
    void askForLink().then((link) => link?.prepareLink());
    void askForDialog();
  }

  async function print() {
    setProblem('');
    const block = readBlock();
    if (!block || (await printBlock(block, title))) return;
    setProblem(
      'Your browser blocked the print window. Press Ctrl+P (⌘P) instead: you’ll get the same plan.',
    );
  }

  async function share() {
    setProblem('');
    try {
      const [code, hasDialog] = await Promise.all([askForLink(), askForDialog()]);
      if (!code || !hasDialog) throw new Error('The code that shares did not come');
      const linkOf = async (longest?: number) => {
        const made = await code.planLink(items, trip, longest);
        return made.address === null
          ? undefined
          : { link: made.address, words: alongWords(made, trip) };
      };
      const [whole, short] = [await linkOf(), await linkOf(longestInQr)];
      if (whole && short) setShared({ ...whole, short, open: true });
      else setProblem('There’s nothing here that a link can hold.');
    } catch {
      setProblem(
        'The guide couldn’t make the link. Try again when you have a signal. Your plan is safe.',
      );
    }
  }

  return (
    <div className={styles.actions} data-html2canvas-ignore="">
      <div className={styles.buttons}>
        <ExportPdf load={loadPdf} readBlock={readBlock} village={village} />
        <Button variant="secondary" glyph={printSign} onClick={() => void print()}>
          Print Planner
        </Button>
        <Button
          variant="secondary"
          glyph={shareSign}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void share()}
        >
          Share Planner
        </Button>
      </div>
      {shared && dialog && (
        <dialog.ShareDialog
          {...shared}
          title={title}
          onClose={() => setShared({ ...shared, open: false })}
        />
      )}
      <Status tone="problem">{problem}</Status>
    </div>
  );
}
