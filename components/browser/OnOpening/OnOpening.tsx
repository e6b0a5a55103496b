'use client';

import { useState, type ComponentType } from 'react';
import { useLoaded } from '../use-loaded';
import { opening, summary as line } from './OnOpening.css';

interface OnOpeningProps {
  summary: string;
  /** Calls `import()`; a function of the module, so that it stays the same. */
  load: () => Promise<ComponentType>;
}

/** Part of a page whose code comes once a visitor opens it. */
export function OnOpening({ summary, load }: OnOpeningProps) {
  const [wanted, setWanted] = useState(false);
  const part = useLoaded(wanted, load);
  return (
    <details className={opening} onToggle={() => setWanted(true)}>
      <summary className={line}>{summary}</summary>
      {part === 'failed' && (
        <p role="alert">
          This part did not load. It comes by itself once there is a signal; your plan is kept.
        </p>
      )}
      {typeof part === 'object' && <part.Component />}
    </details>
  );
}
