import { useMemo } from 'react';
import { createChecker, type DayChecker } from '@/lib/days/check/check';
import { useDaysFacts } from './use-days-facts';

export function useChecker(): DayChecker | 'failed' | undefined {
  const facts = useDaysFacts();
  return useMemo(() => (typeof facts === 'object' ? createChecker(facts) : facts), [facts]);
}
