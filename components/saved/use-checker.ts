import { useMemo } from 'react';
import { useCode } from '@/components/browser/use-code';
import { usePlanForecast } from '@/components/forecast/use-plan-forecast';
import { createChecker } from '@/lib/days/check/check';
import { fetchDaysFacts } from './own-data';

/** The check of days by the facts of the guide, and by the forecast where one has come. */
export function useChecker() {
  const { code: facts, failed } = useCode(fetchDaysFacts, true);
  const forecast = usePlanForecast();
  const checker = useMemo(() => facts && createChecker(facts, forecast), [facts, forecast]);
  return { checker, failed };
}
