import type { IsoDate, Reading } from '@/content/types';
import { grouped } from '@/lib/grouped';
import { formatDateShort } from '@/lib/time/words';

export interface FactSource {
  readonly name: string;
  /** A full address, or a path of this site with both slashes, without the base path; none for the guide's own notes. */
  readonly url?: string;
  readonly readOn: IsoDate;
  readonly publishedIn?: string;
}

export function readSource(reading: Reading): FactSource {
  const { readOn } = reading;
  if ('own' in reading) return { name: reading.own, readOn };
  const { source, publishedIn } = reading;
  return { name: source.name, url: source.url, readOn, ...(publishedIn && { publishedIn }) };
}

export function uniqueSources(sources: readonly FactSource[]): readonly FactSource[] {
  const key = ({ name, readOn }: FactSource) => `${name} ${readOn}`;
  return [...new Map(sources.map((source) => [key(source), source])).values()];
}

/** After the day: ":", or ", as published in a walker’s guide · confirm with". */
const howRead = ({ publishedIn }: FactSource): string =>
  publishedIn ? `, as published in ${publishedIn} · confirm with` : ':';

/** Sources that were read on one day and in one way. */
export function readTogether(sources: readonly FactSource[]) {
  const groups = grouped(uniqueSources(sources), (source) => source.readOn + howRead(source));
  return [...groups.values()].map((together) => {
    const [first] = together;
    return { readOn: first.readOn, how: howRead(first), sources: together };
  });
}

/** "Checked 16 Sep 2026: Stagecoach, Inn. 3 Jan 2031: Ferry."; undefined for none. */
export function sourcesText(sources: readonly FactSource[]): string | undefined {
  const parts = readTogether(sources).map(
    ({ readOn, how, sources: together }) =>
      `${formatDateShort(readOn)}${how} ${together.map(({ name }) => name).join(', ')}.`,
  );
  return parts.length === 0 ? undefined : `Checked ${parts.join(' ')}`;
}
