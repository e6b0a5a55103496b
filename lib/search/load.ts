import type { SearchIndex } from './types';

/** Milliseconds before the visitor is offered another try. */
const defaultTimeoutMs = 12_000;

/** @throws when there is no network, no such file, or no answer in time */
export async function loadSearchIndex(
  url: string,
  fetch: typeof globalThis.fetch,
  timeoutMs = defaultTimeoutMs,
): Promise<SearchIndex> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The search index answered with status ${response.status}`);
  return (await response.json()) as SearchIndex;
}
