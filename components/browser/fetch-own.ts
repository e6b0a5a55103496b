import { withBasePath } from '@/lib/base-path';

const timeoutMs = 8000;

/** @param path without base path @throws when it does not come in time */
export async function fetchOwn(path: string): Promise<string> {
  const response = await fetch(withBasePath(path), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return response.text();
}
