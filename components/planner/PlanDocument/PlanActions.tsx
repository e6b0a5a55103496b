'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { print as printIcon, share as shareIcon } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import type { Trip } from '@/lib/days/trip';
import type { Plan } from '@/lib/planner/plan';
import { row, spaceAbove, stack } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { ExportPdf } from '../ExportPdf/ExportPdf';
import { useSharing } from '../ShareDialog/use-sharing';
import { printBlock } from './print';

interface PlanActionsProps {
  readBlock: () => HTMLElement | null;
  items: Plan;
  trip: Trip;
  title: string;
  village: string;
  names?: { readonly pdf: string; readonly print: string; readonly share: string };
}

const fullNames = { pdf: 'Export as PDF', print: 'Print Planner', share: 'Share Planner' };

const loadPdf = () => import('../ExportPdf/make-pdf');

export function PlanActions({
  readBlock,
  items,
  trip,
  title,
  village,
  names = fullNames,
}: PlanActionsProps) {
  const [blocked, setBlocked] = useState('');
  const { dialog, problem, prepare, share } = useSharing(title);

  async function print() {
    setBlocked('');
    const block = readBlock();
    if (!block || (await printBlock(block, title))) return;
    setBlocked(
      'Your browser blocked the print window. Press Ctrl+P (⌘P) instead: you’ll get the same plan.',
    );
  }

  return (
    <div className={`${stack.m} ${screenOnly} ${spaceAbove.l}`} data-html2canvas-ignore="">
      <div className={row.s}>
        <ExportPdf load={loadPdf} readBlock={readBlock} village={village} label={names.pdf} />
        <Button variant="secondary" glyph={printIcon} onClick={() => void print()}>
          {names.print}
        </Button>
        <Button
          variant="secondary"
          glyph={shareIcon}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void share(items, trip)}
        >
          {names.share}
        </Button>
      </div>
      {dialog}
      <Status tone="problem">{problem || blocked}</Status>
    </div>
  );
}
