export const loadTimeoutMs = 8000;

/** Waits no longer than it is worth: a network that hangs never says so. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<T>((_, fail) => (timer = setTimeout(fail, loadTimeoutMs)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Code by an `import()`. Where it fails, the inline script fetches it past a cache that may hold a
 * 404 or somebody else's page, which Turbopack would go on waiting for.
 *
 * @param mayHang whether it has been waited for before, as its connection may hang
 */
export async function wanted<Code>(load: () => Promise<Code>, mayHang = false): Promise<Code> {
  if (window.fetchLost) await window.fetchLost(mayHang);
  try {
    return await load();
  } catch {
    await window.fetchLost?.();
    return load();
  }
}
