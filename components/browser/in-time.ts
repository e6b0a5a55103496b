export const loadTimeoutMs = 8000;

/** Waits no longer than it is worth: a network that hangs never says so. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<T>((_, fail) => (timer = setTimeout(fail, loadTimeoutMs)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Tries once more when the inline script has fetched past a cache that may hold a 404. */
export async function wanted<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await window.renewed;
    return load();
  }
}
