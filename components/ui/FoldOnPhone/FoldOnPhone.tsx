import type { ReactNode } from 'react';
import { foldOnPhone, foldTitle, summary } from '@/styles/surfaces.css';

/** A line to press on a phone; on wider screens and on paper there is only its content, shown. */
export function FoldOnPhone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={foldOnPhone}>
      <summary className={`${summary} ${foldTitle}`}>{title}</summary>
      {children}
    </details>
  );
}
