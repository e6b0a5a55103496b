export interface ExportProgress {
  readonly stage: 'pictures' | 'pages';
  readonly done: number;
  readonly total: number;
}

export interface SheetOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

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

/** How long a picture, or all typefaces, may take. */
export const timeoutMs = 15_000;

/** Aborted with `signal`, or by a `TimeoutError` when the time is up. */
export const inTime = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
