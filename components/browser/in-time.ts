/** Milliseconds after which something that is on its way counts as missing. */
export const limitMs = 8000;

/**
 * Waits for something, and no longer than it is worth: a network that hangs neither brings it nor
 * says that it does not.
 *
 * @throws what the work throws, and when the time is over
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, new Promise<T>((_, fail) => setTimeout(fail, limitMs))]);
}
