import path from 'node:path';
import { mapLabels, panorama } from '@/content/map';
import { pages } from '@/content/pages';
import { places } from '@/content/places';
import { posterTitles } from '@/content/posters';
import { site } from '@/content/site';
import { tidePort } from '@/content/tides/port/port';
import { wayPoints } from '@/content/ways/points';
import { contentFaults, formFaults, textFaults } from '@/lib/content/check';
import { keyFaults } from '@/lib/content/check/keys';
import { siteContent } from '@/lib/content/everything';
import { loadContent } from './content-files';
import { placeNameFaults, placeNames, type SourceFile } from './place-names';

/**
 * Every fault of `content/`: values, words, pictures that `art/` does not have, and places for which
 * the panorama has no room.
 *
 * @param root the repository's folder
 */
export async function findFaults(root: string): Promise<readonly string[]> {
  const modules = await loadContent(path.join(root, 'content'));
  const slugs = places.map(({ slug }) => slug);
  const unplaced = [
    ...keyFaults('content/map.ts › mapLabels', Object.keys(mapLabels), slugs, 'all'),
    ...keyFaults(
      'content/posters.ts › posterTitles',
      Object.keys(posterTitles),
      Object.keys(pages),
    ),
  ];
  const faults = [
    ...contentFaults(siteContent),
    ...unplaced,
    ...textFaults(modules),
    ...formFaults(modules),
  ];
  const all = [...new Set(faults)];
  // The panorama asks for the name of every place.
  if (unplaced.length > 0) return all;
  const { pictureFaults, panoramaFaults } = await import('./drawn-faults');
  // A place that is elsewhere would push all others aside.
  const isDrawable = !faults.some((fault) => /^content\/(map|places|site)\.ts/.test(fault));
  const drawn = [
    ...(await pictureFaults(modules, root)),
    ...(isDrawable ? await panoramaFaults() : []),
  ];
  return [...all, ...drawn];
}

/** A sentence for each line of the code that names the place. */
export function findPlaceNames(sources: readonly SourceFile[]): readonly string[] {
  const marks = (panorama?.names ?? []).map(({ text, on }) => ({ kind: on, text }));
  const names = placeNames({ site, places, points: wayPoints, port: tidePort, marks });
  return placeNameFaults(sources, names);
}
