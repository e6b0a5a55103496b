import path from 'node:path';
import { scenes } from '@/art/scenes/all-scenes';
import { panorama } from '@/content/map';
import { places } from '@/content/places';
import { site } from '@/content/site';
import { tidePort } from '@/content/tides/port/port';
import { wayPoints } from '@/content/ways/points';
import { contentFaults, textFaults } from '@/lib/content/check';
import { siteContent } from '@/lib/content/everything';
import { emblems } from '@/lib/map/bay';
import { quarrels } from '@/lib/map/emblems';
import { photographWidths } from './images/photographs';
import { placeNameFaults, placeNames, readSource } from './place-names';
import { findProblems, findReferences, loadContent } from './images/references';

/**
 * Every fault of `content/`: values, words, pictures that `art/` does not have, and places for which
 * the panorama has no room.
 *
 * @param root the repository's folder
 */
export async function findFaults(root: string): Promise<readonly string[]> {
  const modules = await loadContent(path.join(root, 'content'));
  return [
    ...contentFaults(siteContent),
    ...textFaults(modules),
    ...findProblems(findReferences(modules), Object.keys(scenes), await photographWidths(root)),
    ...quarrels(emblems).map(
      (where) =>
        `content/map.ts: mapLabels: ${where} finds no room on the panorama; write a shorter name, or move a name of the panorama out of its way`,
    ),
  ];
}

/** A sentence for each line of the code that names the place. */
export async function findPlaceNames(root: string): Promise<readonly string[]> {
  const marks = (panorama?.names ?? []).map(({ text, on }) => ({ kind: on, text }));
  const names = placeNames({ site, places, points: wayPoints, port: tidePort, marks });
  return placeNameFaults(await readSource(root), names);
}
