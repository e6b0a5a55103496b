import { useEffect, useState } from 'react';
import { fetchOwn } from '@/components/browser/fetch-own';
import type { NatureDay } from '@/lib/nature/nature-day';

/** All years of nature’s calendar; undefined until it is there, and where it does not come. */
export function useNature(path: string): readonly NatureDay[] | undefined {
  const [days, setDays] = useState<readonly NatureDay[]>();

  useEffect(() => {
    fetchOwn(path).then(
      (text) => setDays(JSON.parse(text) as readonly NatureDay[]),
      // Without it the page says less, and nothing that is wrong.
      () => undefined,
    );
  }, [path]);

  return days;
}
