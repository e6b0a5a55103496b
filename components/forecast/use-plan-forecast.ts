import { useEffect, useState } from 'react';
import type { PlanForecast } from '@/lib/forecast/plan';
import { keptForecastText, useKeptForecast } from './kept-forecast';

/**
 * The last forecast for the check; nobody is asked for it. Its code is loaded only where there is one,
 * and a plan is checked without it where that does not load.
 */
export async function readPlanForecast(
  kept = keptForecastText(),
): Promise<PlanForecast | undefined> {
  if (kept === null) return undefined;
  return import('./read-plan-forecast').then(
    ({ planForecastOf }) => planForecastOf(kept),
    () => undefined,
  );
}

export function usePlanForecast(): PlanForecast | undefined {
  const kept = useKeptForecast();
  const [forecast, setForecast] = useState<PlanForecast>();
  useEffect(() => {
    let isLeft = false;
    void readPlanForecast(kept).then((made) => {
      if (!isLeft) setForecast(made);
    });
    return () => {
      isLeft = true;
    };
  }, [kept]);
  return forecast;
}
