import type { ComponentType } from 'react';
import { padBlock, prose, stack } from '@/styles/layout.css';
import { summary as summaryStyle } from '@/styles/surfaces.css';
import { OnDemand } from '../OnDemand/OnDemand';

interface IdleFoldProps {
  summary: string;
  load: () => Promise<ComponentType>;
}

/** A fold whose content is loaded when the page is idle: the browser's search finds it closed. */
export function IdleFold({ summary, load }: IdleFoldProps) {
  return (
    <details className={stack.none}>
      <summary className={summaryStyle}>{summary}</summary>
      <div className={`${stack.m} ${prose} ${padBlock.xs}`}>
        <OnDemand load={load} props={{}} failed="This part didn’t load. Your plan is safe." />
      </div>
    </details>
  );
}
