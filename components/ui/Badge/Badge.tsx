import type { ReactNode } from 'react';
import { badge, type BadgeTone } from './Badge.css';

/** Says what kind of thing something is, in a colour of its own. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={badge[tone]}>{children}</span>;
}
