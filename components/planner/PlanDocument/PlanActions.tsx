'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { print as printSign, share as shareSign } from '@/components/ui/Icon/paths';
import { shareLink } from '@/components/browser/share-link';
import { Status } from '@/components/ui/Status/Status';
import type { StatusTone } from '@/components/ui/Status/Status.css';
import { encodeDays, type SharedDays } from '@/lib/days/share';
import type { Trip } from '@/lib/days/trip';
import { losesLetters } from '@/lib/pdf/win-ansi';
import type { PlannerItem } from '@/lib/planner/item';
import type { Plan } from '@/lib/planner/plan';
import { encodePlan } from '@/lib/planner/share';
import { itemDetails } from '@/lib/planner/words';
import { routes, withBasePath } from '@/lib/routes';
import { ExportPdf } from '../ExportPdf/ExportPdf';
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

/** Whether an item has words that the PDF can only show as a picture. */
function isPictured(item: PlannerItem): boolean {
  const details = itemDetails(item).map(({ text }) => text);
  return losesLetters([item.name, item.description, ...details].join(' '));
}

/** What the visitor has written over and beside the days. */
function ownWords({ days }: Trip): string {
  return days
    .flatMap(({ title, note, stops }) => [title, note, ...stops.map((stop) => stop.note)])
    .join(' ');
}

/** What of the days goes along with a link, and what does not. */
function daysWords(days: SharedDays | undefined): string {
  if (!days) return '';
  const notes = days.notesLeftOut ? ', without your notes, which are too long for a link' : '';
  return ` Your days go with it, and where you sleep${notes}.`;
}

/** What can be done with a plan. None of it is part of the document on paper. */
export function PlanActions({ readBlock, items, trip, title, village }: PlanActionsProps) {
  const [message, setMessage] = useState<Message>();
  const pictured = useMemo(
    () => items.some(isPictured) || losesLetters(ownWords(trip)),
    [items, trip],
  );

  async function print() {
    setMessage(undefined);
    const block = readBlock();
    if (!block) return;
    const opened = await printBlock(block, title);
    if (opened) return;
    setMessage({
      tone: 'problem',
      text: 'Your browser has blocked the print window. Print this page with the browser’s own Print instead (Ctrl or ⌘ and P): it prints the same plan.',
    });
  }

  async function share() {
    setMessage(undefined);
    const { fragment, leftOut } = encodePlan(items);
    const days = encodeDays(trip);
    if (fragment === null) {
      setMessage({
        tone: 'problem',
        text: 'Nothing in this plan has a page on this site, so there is no link that could hold it.',
      });
      return;
    }
    const missing =
      leftOut === 0
        ? ''
        : ` It leaves out ${leftOut} ${leftOut === 1 ? 'item that has' : 'items that have'} no page on this site or would make it too long.`;
    const rest = daysWords(days) + missing;
    const address = withBasePath(routes.planner) + fragment + (days?.text ?? '');
    const link = new URL(address, window.location.origin).href;
    const outcome = await shareLink(title, link);
    if (outcome === 'byHand') {
      setMessage({ tone: 'plain', text: `This link holds your plan: copy it.${rest}`, link });
    } else if (outcome === 'copied') {
      setMessage({
        tone: 'success',
        text: `A link that holds your plan is copied: paste it wherever you like.${rest}`,
      });
    } else if (rest) {
      setMessage({ tone: 'plain', text: rest.trim() });
    }
  }

  return (
    <div className={styles.actions} data-html2canvas-ignore="">
      <div className={styles.buttons}>
        <ExportPdf readBlock={readBlock} village={village} />
        <Button look="secondary" glyph={printSign} onClick={() => void print()}>
          Print Planner
        </Button>
        <Button look="secondary" glyph={shareSign} onClick={() => void share()}>
          Share Planner
        </Button>
      </div>
      {pictured && (
        <p className={styles.hint}>
          Part of your plan is in letters that are not Latin. “Export as PDF” draws those as a
          picture: they can be read there, but neither searched for nor copied. Print Planner and
          your browser’s “Save as PDF” keep them as text.
        </p>
      )}
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
