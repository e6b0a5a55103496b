'use client';

import { useEffect, useRef } from 'react';
import { button } from '@/components/ui/Button/Button.css';
import { homePath, withBasePath } from '@/lib/base-path';
import { align, container, fullWidth, row, stack } from '@/styles/layout.css';
import * as styles from './ErrorScreen.css';

/** What Turbopack and the browsers say of a part or of data that the network has broken off. */
const isBrokenOff = ({ name, message }: Error) =>
  name === 'ChunkLoadError' ||
  /^(network error|Error in input stream|Load failed|The network connection was lost|Connection closed)/.test(
    message,
  );

function isReachedByLink(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

/**
 * A page that was reached by a link and only lacks what the network has broken off is loaded the
 * plain way instead, which waits for all that it needs.
 */
export function ErrorScreen({ error }: { error: Error }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isBrokenOff(error) && isReachedByLink()) {
      window.location.reload();
      return;
    }
    console.error(error);
    // The page may have been scrolled, and what had the focus is gone.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [error]);

  return (
    <main id="main" className={container}>
      <div className={`${stack.l} ${align.start} ${styles.screen}`} role="alert">
        <div className={`${fullWidth} ${styles.art}`} />
        <h1 ref={heading} tabIndex={-1}>
          Unexpected Application Error!
        </h1>
        <p>Something on this page broke. Your plan is safe.</p>
        <div className={row.m}>
          {/* By a reload: code that did not come is not asked for again without one. */}
          <button type="button" className={button.primary} onClick={() => window.location.reload()}>
            Try again
          </button>
          {/* A full load: what broke may have been the router. */}
          <a className={button.secondary} href={withBasePath(homePath)}>
            Go to the home page
          </a>
        </div>
      </div>
    </main>
  );
}
