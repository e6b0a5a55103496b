import { useEffect, useState } from 'react';
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

/** What the guide knows of the things that a day may hold: undefined until it is there. */
export function useDaysFacts(): DaysFacts | 'failed' | undefined {
  const [facts, setFacts] = useState<DaysFacts | 'failed'>();

  useEffect(() => {
    fetchFacts().then(setFacts, () => setFacts('failed'));
  }, []);

  return facts;
}
