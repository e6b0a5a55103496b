import type { ReactNode } from 'react';
import { align, marked, padAbove, stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { text as textStyles } from '@/styles/text.css';

interface InfoPanelProps {
  id: string;
  heading: string;
  text: string;
  points?: readonly string[];
  children?: ReactNode;
}

export function InfoPanel({ id, heading, text, points = [], children }: InfoPanelProps) {
  return (
    <section
      className={`${stack.m} ${align.start} ${rule.strong} ${padAbove.m}`}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={textStyles.subheading}>
        {heading}
      </h2>
      <p>{text}</p>
      {points.length > 0 && (
        <ul className={`${stack.xs} ${marked.points}`}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
