/** Lets the browser paint and answer the visitor before the work goes on. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** @throws the reason of `signal` */
export function untilAborted<T>(signal: AbortSignal, task: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([task, aborted]);
}

/** @throws the reason of `signal`, or a `TimeoutError` */
export async function withinTime<T>(
  milliseconds: number,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const stop = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  return untilAborted(stop, start(stop));
}
