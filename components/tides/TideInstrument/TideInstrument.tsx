'use client';

import type { ComponentProps } from 'react';
import { useWhenSeen } from '@/components/browser/use-when-seen';
import { LoadFailed } from '../LoadFailed/LoadFailed';
import * as styles from './TideInstrument.css';
import type { TideReading } from './TideReading';

const load = () => import('./TideReading');

/** The tide's reading, and placeholders of the same size until it is worked out. */
export function TideInstrument(props: ComponentProps<typeof TideReading>) {
  const { ref, code, retry } = useWhenSeen(load);
  if (code) return <code.TideReading {...props} />;
  return (
    <div ref={ref} className={styles.instrument} aria-busy={!retry}>
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
      <div className={styles.chartBox}>{retry && <LoadFailed retry={retry} />}</div>
      <div className={styles.footPending} />
    </div>
  );
}
