/** The panorama of this content's coast. Runs while the site is built. */
import {
  beachLines,
  eastShore,
  lakes,
  type LandmarkShape,
  type Line,
  mapLabels,
  panorama,
  westShore,
} from '@/content/map';
import { places } from '@/content/places';
import type { Place } from '@/content/types';
import { type Box, placeEmblems } from './emblems';
import { smoothPath } from './path';
import { banksOf, panoramaOf, reliefOf } from './panorama';

export const bay = panorama && {
  ...panoramaOf(
    panorama,
    places.map(({ coordinates }) => coordinates),
  ),
  heightAt: reliefOf([...beachLines, ...lakes, ...banksOf(westShore, eastShore)]),
};

export type Bay = NonNullable<typeof bay>;

export function bayPath(line: Line): string {
  if (!bay) return '';
  return smoothPath(
    line.map(([latitude, longitude]) => {
      const spot = { latitude, longitude };
      return bay.see(spot, bay.heightAt(spot));
    }),
  );
}

/** At which share of the land's height a place is built: by the water, or on the hill behind it. */
export const lying: Readonly<Record<Place['kind'], number>> = {
  town: 0.3,
  landmark: 0.5,
  beach: 0,
  village: 1,
};

/** How high and how wide to each side buildings are drawn, in the panorama's units. */
const buildings: Readonly<Record<LandmarkShape, { height: number; half: number }>> = {
  church: { height: 108, half: 60 },
  castle: { height: 106, half: 96 },
  lighthouse: { height: 96, half: 44 },
};

const lettering = { large: 84, small: 25 } as const;

export const bayNames = (bay && panorama ? panorama.names : []).map(({ text, at, on, isLarge }) => {
  const { x, y } = bay?.see(at, on === 'land' ? bay.heightAt(at) : 0) ?? { x: 0, y: 0 };
  return {
    text,
    x: Math.round(x),
    y: Math.round(y),
    size: isLarge ? lettering.large : lettering.small,
    on,
    isLarge,
  };
});

const boxOfName = ({ text, x, y, size }: (typeof bayNames)[number]): Box => ({
  left: x - text.length * size * 0.32,
  right: x + text.length * size * 0.32,
  top: y - size,
  bottom: y + size * 0.3,
});

export const emblems = bay
  ? placeEmblems(
      places.map(({ slug, coordinates, kind }) => {
        const { name, shape } = mapLabels[slug];
        return {
          slug,
          label: name,
          at: bay.see(coordinates, bay.heightAt(coordinates) * lying[kind]),
          side: kind === 'beach' ? ('below' as const) : ('above' as const),
          ...(shape && { building: buildings[shape] }),
        };
      }),
      bayNames.map(boxOfName),
    ).toSorted((a, b) => a.at.x - b.at.x)
  : [];
