import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
