/** Lets the browser paint and answer the visitor before the work goes on. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

export async function untilAborted<T>(signal: AbortSignal, task: Promise<T>): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}

/** @throws the reason of `signal`, or a `TimeoutError` */
export async function withinTime<T>(
  milliseconds: number,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal.reason);
  signal.addEventListener('abort', onAbort);
  const timer = setTimeout(() => {
    stop.abort(new DOMException(`Not done after ${milliseconds} ms`, 'TimeoutError'));
  }, milliseconds);
  try {
    return await untilAborted(stop.signal, start(stop.signal));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
