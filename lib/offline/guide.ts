export interface GuideFile {
  /** From the root of the host, with base path. */
  readonly url: string;
  readonly bytes: number;
  readonly title?: string;
}

export interface Guide {
  readonly version: string;
  readonly files: readonly GuideFile[];
}

/** The base path keeps sites on one host apart. */
export function storePrefix(base: string): string {
  return `guide${base.replace(/\/$/, '')}:`;
}

export function storeName(base: string, version: string): string {
  return storePrefix(base) + version;
}

export async function loadGuide(url: string): Promise<Guide> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The list of files answered with status ${response.status}`);
  return (await response.json()) as Guide;
}

/** What comes in so many milliseconds, and does not fail. */
export function unlessLate<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((late) => setTimeout(() => late(undefined), ms)),
  ]);
}

export type WorkerMessage =
  { type: 'update' } | { type: 'version' } | { type: 'seen'; urls: string[] };
