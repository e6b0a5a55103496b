/** What there is of the guide to keep on a visitor's device, as the build wrote it down. */

export interface GuideFile {
  /** From the root of the host, with base path. */
  readonly url: string;
  /** Over the network, compressed. */
  readonly bytes: number;
  /** Of a page. */
  readonly title?: string;
}

/** The content of `/offline.json`. */
export interface Guide {
  /** Changes whenever any file does. */
  readonly version: string;
  readonly files: readonly GuideFile[];
}

/**
 * With what the names of this site's stores begin. The base path keeps sites on one host apart.
 *
 * @param base the base path, with or without a slash at its end
 */
export function storePrefix(base: string): string {
  return `guide${base.replace(/\/$/, '')}:`;
}

/** The name of the store for one version: pages of two versions never lie in one store. */
export function storeName(base: string, version: string): string {
  return storePrefix(base) + version;
}

/**
 * Reads `/offline.json`.
 *
 * @param url of the file, with base path
 * @throws Error when there is no network, or no such file
 */
export async function loadGuide(url: string, fetch: typeof globalThis.fetch): Promise<Guide> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The list of files answered with status ${response.status}`);
  return (await response.json()) as Guide;
}
