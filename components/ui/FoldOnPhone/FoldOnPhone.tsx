import type { ReactNode } from 'react';
import { summary } from '@/styles/surfaces.css';
import { fold, title as titleStyle } from './FoldOnPhone.css';

/** A line to press on a phone; on wider screens and on paper there is only its content, shown. */
export function FoldOnPhone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={fold}>
      <summary className={`${summary} ${titleStyle}`}>{title}</summary>
      {children}
    </details>
  );
}
