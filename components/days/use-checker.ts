import { useMemo } from 'react';
import { usePlanForecast } from '@/components/forecast/use-plan-forecast';
import { createChecker, type DayChecker } from '@/lib/days/check/check';
import { useDaysFacts } from './use-days-facts';

export function useChecker(): DayChecker | 'failed' | undefined {
  const facts = useDaysFacts();
  const forecast = usePlanForecast();
  return useMemo(
    () => (typeof facts === 'object' ? createChecker(facts, forecast) : facts),
    [facts, forecast],
  );
}
