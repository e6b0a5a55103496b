import type { ReactNode } from 'react';
import { main } from './PageMain.css';

/** The content of a page, which fades in on load; its first child is the page's head. */
export function PageMain({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={main} tabIndex={-1}>
      {children}
    </main>
  );
}
