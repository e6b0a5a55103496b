'use client';

import { useEffect } from 'react';
import { button } from '@/components/ui/Button/Button.css';
import { container } from '@/components/ui/Container/Container.css';
import { homePath, withBasePath } from '@/lib/base-path';
import { align, row, stack } from '@/styles/layout.css';
import { softTarget } from '../SoftNavigation/target';
import * as styles from './ErrorScreen.css';

/**
 * A page that breaks right after a soft navigation may only lack what the network broke off: it is
 * loaded the plain way, once, instead.
 */
export function ErrorScreen({ error }: { error: Error }) {
  const href = softTarget();

  useEffect(() => {
    if (href === undefined) console.error(error);
    else window.location.replace(href);
  }, [error, href]);

  if (href !== undefined) return <main className={container} aria-busy="true" />;
  return (
    <main className={container}>
      <div className={`${stack.l} ${align.start} ${styles.screen}`} role="alert">
        <h1>Unexpected Application Error!</h1>
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
