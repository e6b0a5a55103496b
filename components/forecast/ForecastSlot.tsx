'use client';

import { useState } from 'react';
import { useKept } from '@/components/browser/kept';
import { useCode } from '@/components/browser/use-code';
import { Button } from '@/components/ui/Button/Button';
import type { Elements } from '@/components/ui/elements';
import { forecastAskStorageKey } from '@/content/keys';
import { align, stack } from '@/styles/layout.css';
import { live } from '@/styles/print.css';
import type { ForecastPanelProps } from './ForecastPanel';

const load = () => import('./ForecastPanel');

interface ForecastSlotProps extends Pick<ForecastPanelProps, 'beaches'> {
  /** Whom the press asks. */
  children: Elements;
}

export function ForecastSlot({ beaches, children }: ForecastSlotProps) {
  const { code, failed, ask } = useCode(load, useKept(forecastAskStorageKey) !== null);
  const [isPressed, setIsPressed] = useState(false);

  function show() {
    setIsPressed(true);
    void ask();
  }

  if (code) return <code.ForecastPanel beaches={beaches} isPressed={isPressed} />;
  return (
    <div className={`${stack.xs} ${align.start} ${live}`} data-by-script>
      <Button variant="secondary" onClick={show}>
        Show the forecast
      </Button>
      {children}
      <p role="status">
        {failed && 'The guide couldn’t load that. Try again when you have a signal.'}
      </p>
    </div>
  );
}
