'use client';

import type { ReactNode } from 'react';
import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { loadFailed } from '../load-failed';
import { InstrumentLayout } from './InstrumentLayout';

const loadReading = {
  curve: () => import('../TideCurve/TideCurve').then(({ CurveReading }) => CurveReading),
  dial: () => import('../TideDial/TideDial').then(({ DialReading }) => DialReading),
};

const unknown = { time: '–:–', height: '–.– m' };

interface TideInstrumentProps {
  variant: keyof typeof loadReading;
  frame: ReactNode;
}

/** The tide's reading, and its frame until it is worked out. */
export function TideInstrument({ variant, frame }: TideInstrumentProps) {
  return (
    <OnDemand
      onceUsed={variant === 'curve'}
      load={loadReading[variant]}
      props={{}}
      failed={loadFailed}
    >
      <InstrumentLayout
        variant={variant}
        level={unknown.height}
        trend="–"
        next={['Next high', 'Next low'].map((name) => ({ name, ...unknown }))}
        drawing={frame}
      />
    </OnDemand>
  );
}
