'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { print as printSign, qr as qrSign, share as shareSign } from '@/components/ui/Icon/paths';
import { useCode } from '@/components/browser/use-code';
import { shareLink } from '@/components/browser/share-link';
import { Status } from '@/components/ui/Status/Status';
import type { StatusTone } from '@/components/ui/Status/Status.css';
import type { Trip } from '@/lib/days/trip';
import type { Plan } from '@/lib/planner/plan';
import { ExportPdf } from '../ExportPdf/ExportPdf';
import type { PlanLink } from '../plan-link';
import * as styles from './PlanDocument.css';
import { printBlock } from './print';

interface PlanActionsProps {
  /** Gives the document that they print and export, whole. They stand in it themselves. */
  readBlock: () => HTMLElement | null;
  items: Plan;
  /** The visitor's days; often none. */
  trip: Trip;
  /** The document's title. */
  title: string;
  village: string;
}

interface Message {
  readonly tone: StatusTone;
  readonly text: ReactNode;
  /** A link that the visitor has to copy by hand. */
  readonly link?: string;
}

/** Characters of days in a QR code: with more of them its squares are too small for old cameras. */
const longestInQr = 700;

const loadQr = () => import('../PlanQr/PlanQr');

const loadLink = () => import('../plan-link');

const loadPdf = () => import('../ExportPdf/make-pdf');

/** What goes along with a link, and what does not. */
function alongWords({ leftOut, notesLeftOut }: PlanLink, trip: Trip): string {
  const notes = notesLeftOut ? ', but not your notes: they’re too long' : '';
  const days = trip.days.length > 0 ? ` It includes your days${notes}.` : '';
  const missing =
    leftOut === 0
      ? ''
      : ` It leaves out ${leftOut} ${leftOut === 1 ? 'item' : 'items'} that a link can’t hold.`;
  return days + missing;
}

/** What can be done with a plan. None of it is part of the document on paper. */
export function PlanActions({ readBlock, items, trip, title, village }: PlanActionsProps) {
  const [message, setMessage] = useState<Message>();
  const [qr, setQr] = useState<{ link: string; words: string; open: boolean }>();
  const { code: drawn, failed: isQrMissing } = useCode(loadQr, qr !== undefined);
  const { ask: askForLink } = useCode(loadLink);

  /** Lets what a link needs be on its way: phones allow sharing only right after the press. */
  function prepare() {
    // The press says what became of it.
    void askForLink().then((link) => link?.prepareLink());
  }

  async function print() {
    setMessage(undefined);
    const block = readBlock();
    if (!block) return;
    const opened = await printBlock(block, title);
    if (opened) return;
    setMessage({
      tone: 'problem',
      text: 'Your browser blocked the print window. Press Ctrl+P (⌘P) instead: you’ll get the same plan.',
    });
  }

  /** The link, and what is to be said of it; undefined where there is none, which is said. */
  async function linkOf(longest?: number) {
    try {
      const code = await askForLink();
      if (!code) throw new Error('The code that makes links did not come');
      const made = await code.planLink(items, trip, longest);
      if (made.address !== null) return { link: made.address, words: alongWords(made, trip) };
      setMessage({
        tone: 'problem',
        text: 'There’s nothing here that a link can hold.',
      });
    } catch {
      setMessage({
        tone: 'problem',
        text: 'The guide couldn’t make the link. Try again when you have a signal. Your plan is safe.',
      });
    }
    return undefined;
  }

  async function share() {
    setMessage(undefined);
    const made = await linkOf();
    if (!made) return;
    const { words, link } = made;
    const outcome = await shareLink(title, link);
    if (outcome === 'byHand') {
      setMessage({ tone: 'plain', text: `Copy this link: it holds your plan.${words}`, link });
    } else if (outcome === 'copied') {
      setMessage({
        tone: 'success',
        text: `Link copied. Paste it wherever you like.${words}`,
      });
    } else if (words) {
      setMessage({ tone: 'plain', text: words.trim() });
    }
  }

  async function showQr() {
    setMessage(undefined);
    const made = await linkOf(longestInQr);
    setQr(made && { ...made, open: true });
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
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void share()}
        >
          Share Planner
        </Button>
        <Button
          variant="secondary"
          glyph={qrSign}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void showQr()}
        >
          QR code
        </Button>
      </div>
      {isQrMissing && (
        <p role="alert" className={styles.hint}>
          The QR code hasn’t loaded yet. It needs a signal; the link works now.
        </p>
      )}
      {qr && drawn && <drawn.PlanQr {...qr} onClose={() => setQr({ ...qr, open: false })} />}
      <Status tone={message?.tone ?? 'plain'}>{message?.text}</Status>
      {message?.link && (
        <TextField
          id="plan-link"
          label="Link to your plan"
          value={message.link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
