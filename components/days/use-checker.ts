import { useEffect, useState } from 'react';
import { createChecker, type DayChecker } from '@/lib/days/check/check';
import type { DaysFacts } from '@/lib/days/facts';
import { routes, withBasePath } from '@/lib/routes';

/** How long to wait for the facts, in milliseconds: long enough for a slow phone. */
const timeoutMs = 8000;

async function fetchFacts(): Promise<DaysFacts> {
  const response = await fetch(withBasePath(`${routes.planner}days-facts.json`), {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The facts answer ${response.status}.`);
  return (await response.json()) as DaysFacts;
}

/** The check, with the facts of the site: undefined until they are there. */
export function useChecker(): DayChecker | 'failed' | undefined {
  const [checker, setChecker] = useState<DayChecker | 'failed'>();

  useEffect(() => {
    fetchFacts().then(
      (facts) => setChecker(createChecker(facts)),
      () => setChecker('failed'),
    );
  }, []);

  return checker;
}
