import { useCallback, useEffect, useState } from 'react';
import { inTime, wanted } from './in-time';

interface OnDemand<Code> {
  /** Undefined until it is there. */
  readonly code: Code | undefined;
  /** It cannot be had, or takes too long. It may come after all, and is there then. */
  readonly failed: boolean;
  /** Asks for it now, and anew after a failure; resolves to undefined where it does not come. */
  readonly ask: () => Promise<Code | undefined>;
}

/** Milliseconds after which code that did not come is asked for again; each time twice as many. */
const firstRetryMs = 2000;

/**
 * Code that a visitor pays for once it is needed: the one way in which components load on demand.
 *
 * @param load calls `import()`; a function of the module, so that it stays the same
 * @param isWanted as soon as it holds, the code is asked for by itself, until it comes
 */
export function useCode<Code>(load: () => Promise<Code>, isWanted = false): OnDemand<Code> {
  const [code, setCode] = useState<Code>();
  const [failed, setFailed] = useState(false);

  const attempt = useCallback(async () => {
    // What comes later than it was waited for is shown all the same.
    const coming = wanted(load).then((loaded) => {
      setCode(() => loaded);
      setFailed(false);
      return loaded;
    });
    try {
      return await inTime(coming);
    } catch {
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
