import { useEffect, useState } from 'react';
import type { PlanForecast } from '@/lib/forecast/plan';
import { useKeptForecast } from './kept-forecast';

const load = () => import('./read-plan-forecast');

/** The last forecast for the check; nobody is asked for it. Its code comes only where there is one. */
export function usePlanForecast(): PlanForecast | undefined {
  const kept = useKeptForecast();
  const [forecast, setForecast] = useState<PlanForecast>();
  useEffect(() => {
    let isLeft = false;
    const read = async () => (kept === null ? undefined : (await load()).planForecastOf(kept));
    read().then(
      (made) => !isLeft && setForecast(() => made),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [kept]);
  return forecast;
}
