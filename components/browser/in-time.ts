/** Milliseconds after which a request has failed. */
export const loadTimeoutMs = 8000;

/**
 * Waits for something, and no longer than it is worth: a network that hangs neither brings it nor
 * says that it does not.
 *
 * @throws what the work throws, and when the time is over
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<T>((_, fail) => (timer = setTimeout(fail, loadTimeoutMs)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Code that is wanted now. Where it fails it is asked for once more, as soon as the page's inline
 * script has fetched it past what the browser keeps: that may be a "not found" for a year.
 *
 * @param load calls `import()`
 * @throws when the second try fails too
 */
export async function wanted<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await window.renewed;
    return load();
  }
}
