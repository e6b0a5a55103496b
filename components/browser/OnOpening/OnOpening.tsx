'use client';

import { useCallback, useState, type ComponentType } from 'react';
import { useCode } from '../use-code';
import * as styles from './OnOpening.css';

interface OnOpeningProps {
  summary: string;
  /** Calls `import()`; a function of the module, so that it stays the same. */
  load: () => Promise<ComponentType>;
}

/** Part of a page whose code comes once a visitor opens it. */
export function OnOpening({ summary, load }: OnOpeningProps) {
  const [wanted, setWanted] = useState(false);
  const { code: Part, failed } = useCode(load, wanted);
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
      {failed && (
        <p role="alert">
          This part did not load. It comes by itself once there is a signal; your plan is kept.
        </p>
      )}
      {Part && (
        <div className={styles.content}>
          <Part />
        </div>
      )}
    </details>
  );
}
