'use client';

import type { ComponentProps, ReactNode } from 'react';
import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { loadFailed } from '../load-failed';
import * as styles from './TideInstrument.css';
import type { DialReading } from '../TideDial/DialReading';

const loadCurve = () => import('./TideReading').then(({ TideReading }) => TideReading);
const loadDial = () => import('../TideDial/DialReading').then(({ DialReading }) => DialReading);

interface TideInstrumentProps extends ComponentProps<typeof DialReading> {
  dial?: boolean;
  frame: ReactNode;
}

/** The tide's reading, and its frame until it is worked out. */
export function TideInstrument({ dial = false, frame, ...props }: TideInstrumentProps) {
  return (
    <OnDemand<typeof props>
      onceUsed={!dial}
      load={dial ? loadDial : loadCurve}
      props={props}
      failed={loadFailed}
      className={dial ? styles.dialInstrument : styles.instrument}
    >
      <div className={styles.reading}>
        <p className={styles.level}>–.– m</p>
        <p className={styles.trend}>–</p>
        <dl className={styles.next}>
          {['Next high', 'Next low'].map((name) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd className={styles.time}>–:–</dd>
              <dd>–.– m</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={dial ? styles.dialBox : styles.chartBox}>{frame}</div>
      <div className={styles.footPending} />
    </OnDemand>
  );
}
