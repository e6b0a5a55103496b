import type { ReactNode } from 'react';
import { container, prose, row, spaceAbove, stack } from '@/styles/layout.css';
import { closeOnPaper } from '@/styles/print.css';
import * as styles from './Section.css';

interface SectionProps {
  id: string;
  title: string;
  intro?: string;
  ground?: keyof typeof styles.section;
  children?: ReactNode;
  actions?: ReactNode;
}

export function Section({ id, title, intro, ground = 'paper', children, actions }: SectionProps) {
  return (
    <section id={id} className={styles.section[ground]} aria-labelledby={`${id}-heading`}>
      <div className={container} data-reveal="">
        <div className={`${stack.m} ${closeOnPaper} ${styles.header}`}>
          <h2 id={`${id}-heading`}>{title}</h2>
          {intro && <p className={prose}>{intro}</p>}
        </div>
        {children}
        {actions && <div className={`${row.m} ${spaceAbove.l}`}>{actions}</div>}
      </div>
    </section>
  );
}

type PlainSectionProps = Pick<SectionProps, 'ground' | 'children'>;

export function PlainSection({ ground = 'paper', children }: PlainSectionProps) {
  return (
    <div className={styles.section[ground]}>
      <div className={container}>{children}</div>
    </div>
  );
}
