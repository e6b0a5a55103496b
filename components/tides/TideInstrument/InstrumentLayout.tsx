import type { ReactNode } from 'react';
import * as styles from './TideInstrument.css';

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
      <div className={styles.reading}>
        <p className={styles.level}>{props.level}</p>
        <p className={styles.trend}>{props.trend}</p>
        <dl className={styles.next}>
          {props.next.map(({ name, time, height }) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd className={styles.time}>{time}</dd>
              <dd>{height}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.drawing[props.variant]}>{props.drawing}</div>
      <div className={styles.foot}>{props.foot}</div>
    </div>
  );
}
