'use client';

import { useCallback, useState, type ComponentType } from 'react';
import { prose, stack } from '@/styles/layout.css';
import { summary as summaryStyle } from '@/styles/surfaces.css';
import { OnDemand } from '../OnDemand/OnDemand';
import * as styles from './OnOpening.css';

interface OnOpeningProps {
  summary: string;
  load: () => Promise<ComponentType>;
}

export function OnOpening({ summary, load }: OnOpeningProps) {
  const [wanted, setWanted] = useState(false);
  // It may have been opened before hydration.
  const loadIfOpen = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setWanted(true);
  }, []);
  return (
    <details
      ref={loadIfOpen}
      suppressHydrationWarning
      className={stack.none}
      onToggle={() => setWanted(true)}
    >
      <summary className={summaryStyle}>{summary}</summary>
      {wanted && (
        <div className={`${stack.m} ${prose} ${styles.content}`}>
          <OnDemand now load={load} props={{}} failed="This part didn’t load. Your plan is safe." />
        </div>
      )}
    </details>
  );
}
