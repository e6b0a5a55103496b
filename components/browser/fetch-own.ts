import { withBasePath } from '@/lib/base-path';

/** @param path without base path @throws when it does not come in time */
export async function fetchOwn(path: string, timeoutMs = 8000): Promise<string> {
  const response = await fetch(withBasePath(path), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return response.text();
}
