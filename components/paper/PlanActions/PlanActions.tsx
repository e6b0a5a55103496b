'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { print as printIcon, share as shareIcon } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import type { Plan } from '@/lib/planner/plan';
import { row, stack } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { ExportPdf } from '../ExportPdf/ExportPdf';
import { usePlanner } from '@/components/saved/planner';
import { useSharing } from '@/components/saved/ShareDialog/use-sharing';
import { printBlock } from './print';

const names = {
  full: { pdf: 'Export as PDF', print: 'Print Planner', share: 'Share Planner' },
  brief: { pdf: 'PDF', print: 'Print', share: 'Share' },
};

const loadPdf = () => import('../ExportPdf/make-pdf');

interface PlanActionsProps {
  /** Writes what is printed and what the PDF is made of; null where it cannot. */
  readBlock: () => HTMLElement | null;
  items: Plan;
  title: string;
  naming?: keyof typeof names;
}

export function PlanActions({ readBlock, items, title, naming = 'brief' }: PlanActionsProps) {
  const trip = usePlanner((state) => state.trip);
  const [blocked, setBlocked] = useState('');
  const { dialog, problem, prepare, share } = useSharing(title);
  const name = names[naming];

  async function print() {
    setBlocked('');
    const block = readBlock();
    if (!block) {
      window.print();
    } else if (!(await printBlock(block, title))) {
      setBlocked(
        'Your browser blocked the print window. Press Ctrl+P (⌘P) instead: you’ll get the same plan.',
      );
    }
  }

  return (
    <div className={`${stack.m} ${screenOnly}`}>
      <div className={row.s}>
        <ExportPdf load={loadPdf} readBlock={readBlock} title={title} label={name.pdf} />
        <Button variant="secondary" glyph={printIcon} onClick={() => void print()}>
          {name.print}
        </Button>
        <Button
          variant="secondary"
          glyph={shareIcon}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void share(items, trip)}
        >
          {name.share}
        </Button>
      </div>
      {dialog}
      <Status tone="problem">{problem || blocked}</Status>
    </div>
  );
}
