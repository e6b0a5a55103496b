import type { ReactNode } from 'react';
import type { TideDay } from '@/lib/tides/day';
import type { EpochMinutes } from '@/lib/time/london';
import { closeRow, line, padBlock, row, stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './TideInstrument.css';

/** What a drawing of today’s tide is made from. */
export interface DrawingProps {
  readonly day: TideDay;
  readonly now: EpochMinutes;
  readonly heightNow: number;
  readonly label: string;
}

interface InstrumentLayoutProps {
  variant: keyof typeof styles.instrument;
  level: string;
  trend: ReactNode;
  next: readonly { name: string; time: string; height: string }[];
  drawing: ReactNode;
  foot?: ReactNode;
}

export function InstrumentLayout(props: InstrumentLayoutProps) {
  return (
    <div className={styles.instrument[props.variant]}>
      <div className={row.m}>
        <div className={styles.reading}>
          <p className={styles.level}>{props.level}</p>
          <p className={`${line.xs} ${text.bold}`}>{props.trend}</p>
        </div>
        <dl className={styles.next}>
          {props.next.map(({ name, time, height }) => (
            <div key={name} className={`${closeRow.s} ${padBlock.xxs} ${rule.below} ${styles.row}`}>
              <dt>{name}</dt>
              <dd className={text.bold}>{time}</dd>
              <dd>{height}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.drawing[props.variant]}>{props.drawing}</div>
      <div className={`${stack.xs} ${text.quiet} ${styles.foot}`}>{props.foot}</div>
    </div>
  );
}
