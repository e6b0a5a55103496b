import path from 'node:path';
import { scenes } from '@/art/scenes/all-scenes';
import { panorama } from '@/content/map';
import { places } from '@/content/places';
import { site } from '@/content/site';
import { tidePort } from '@/content/tides/port/port';
import { wayPoints } from '@/content/ways/points';
import { contentFaults, textFaults } from '@/lib/content/check';
import { siteContent } from '@/lib/content/everything';
import { photographWidths } from './images/photographs';
import { placeNameFaults, placeNames, readSource } from './place-names';
import { findProblems, findReferences, loadContent } from './images/references';

/**
 * Every fault of `content/`: values, words, and pictures that `art/` does not have.
 *
 * @param root the repository's folder
 */
export async function findFaults(root: string): Promise<readonly string[]> {
  const modules = await loadContent(path.join(root, 'content'));
  return [
    ...contentFaults(siteContent),
    ...textFaults(modules),
    ...findProblems(findReferences(modules), Object.keys(scenes), await photographWidths(root)),
  ];
}

/** A sentence for each line of the code that names the place. */
export async function findPlaceNames(root: string): Promise<readonly string[]> {
  const marks = (panorama?.names ?? []).map(({ text, on }) => ({ kind: on, text }));
  const names = placeNames({ site, places, points: wayPoints, port: tidePort, marks });
  return placeNameFaults(await readSource(root), names);
}
