import { withBasePath } from '@/lib/routes';

/** How long to wait for a file of this site, in milliseconds: long enough for a slow phone. */
const timeoutMs = 8000;

/**
 * The text of a file that the build wrote.
 *
 * @param path without base path
 * @throws when it cannot be fetched, or does not come in time
 */
export async function fetchOwn(path: string): Promise<string> {
  const response = await fetch(withBasePath(path), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return response.text();
}
