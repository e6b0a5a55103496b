import { type ReactNode, ViewTransition } from 'react';
import { main } from './PageMain.css';

/**
 * The content of a page, which fades in on load; its first child is the page's head. A soft
 * navigation becomes a view transition by the empty part before it: what changes is the whole page,
 * and what takes part by itself is named in the styles, so no script of ours runs. Decision 035.
 */
export function PageMain({ children }: { children: ReactNode }) {
  return (
    <>
      <ViewTransition default="none">{null}</ViewTransition>
      <main id="main" className={main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
