import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { inTime, wanted } from './in-time';

const firstRetryMs = 2000;

/** @param load calls `import()`; a function of the module, so that it stays the same */
export function useCode<Code>(load: () => Promise<Code>, isWanted = false) {
  const [code, setCode] = useState<Code>();
  /** It did not load, or takes too long. It may still arrive. */
  const [failed, setFailed] = useState(false);
  const hasFailed = useRef(false);

  const attempt = useCallback(async () => {
    // Code that arrives after the timeout is used all the same.
    const coming = wanted(load, hasFailed.current).then((loaded) => {
      // Rendered a little at a time: the page stays responsive.
      startTransition(() => {
        setCode(() => loaded);
        setFailed(false);
      });
      return loaded;
    });
    try {
      return await inTime(coming);
    } catch {
      hasFailed.current = true;
      setFailed(true);
      return undefined;
    }
  }, [load]);

  const ask = useCallback(() => {
    setFailed(false);
    return attempt();
  }, [attempt]);

  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const untilItComes = async (retryMs: number) => {
      const came = await attempt();
      if (!came && !left) timer = setTimeout(() => void untilItComes(2 * retryMs), retryMs);
    };
    void untilItComes(firstRetryMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isWanted, attempt]);

  return { code, failed, ask };
}
