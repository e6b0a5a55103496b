import { useEffect, useState } from 'react';
import type { NatureDay } from '@/lib/nature/nature-day';
import { withBasePath } from '@/lib/base-path';

/** How long to wait, in milliseconds: long enough for a slow phone. */
const timeoutMs = 8000;

/** @param path of nature's calendar. All years of it; undefined until it is there, and where it cannot be had. */
export function useNature(path: string): readonly NatureDay[] | undefined {
  const [days, setDays] = useState<readonly NatureDay[]>();

  useEffect(() => {
    let left = false;
    fetch(withBasePath(path), { signal: AbortSignal.timeout(timeoutMs) })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(
        (loaded) => {
          if (!left) setDays(loaded as readonly NatureDay[] | undefined);
        },
        // Without it the page says less, and nothing that is wrong.
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [path]);

  return days;
}
