import { useEffect, useState } from 'react';
import { fetchOwn } from '@/components/browser/fetch-own';
import type { NatureDay } from '@/lib/nature/nature-day';

/** Apart from the other routes, which the calendar need not load. */
export const naturePath = '/events/nature.json';

/** All years of nature’s calendar; undefined until it is there, and where it does not come. */
export function useNature(): readonly NatureDay[] | undefined {
  const [days, setDays] = useState<readonly NatureDay[]>();

  useEffect(() => {
    fetchOwn(naturePath).then(
      (text) => setDays(JSON.parse(text) as readonly NatureDay[]),
      // Without it the page says less, and nothing that is wrong.
      () => undefined,
    );
  }, []);

  return days;
}
