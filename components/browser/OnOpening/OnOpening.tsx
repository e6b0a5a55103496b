'use client';

import { useCallback, useState, type ComponentType } from 'react';
import { useLoaded } from '../use-loaded';
import * as styles from './OnOpening.css';

interface OnOpeningProps {
  summary: string;
  /** Calls `import()`; a function of the module, so that it stays the same. */
  load: () => Promise<ComponentType>;
}

/** Part of a page whose code comes once a visitor opens it. */
export function OnOpening({ summary, load }: OnOpeningProps) {
  const [wanted, setWanted] = useState(false);
  const part = useLoaded(wanted, load);
  // It may have been opened before there were scripts to hear of it.
  const look = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setWanted(true);
  }, []);
  return (
    <details
      ref={look}
      suppressHydrationWarning
      className={styles.opening}
      onToggle={() => setWanted(true)}
    >
      <summary className={styles.summary}>{summary}</summary>
      {part === 'failed' && (
        <p role="alert">
          This part did not load. It comes by itself once there is a signal; your plan is kept.
        </p>
      )}
      {typeof part === 'object' && (
        <div className={styles.content}>
          <part.Component />
        </div>
      )}
    </details>
  );
}
