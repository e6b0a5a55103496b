/** The panorama of this content's coast. Runs while the site is built. */
import {
  beachLines,
  eastShore,
  lakes,
  type LandmarkShape,
  mapLabels,
  panorama,
  westShore,
} from '@/content/map';
import { places } from '@/content/places';
import type { Coordinates, Place } from '@/content/types';
import type { Box } from './boxes';
import { type Emblem, emblemOf } from './emblems';
import { smoothPath } from './path';
import { banksOf, panoramaOf, reliefOf } from './panorama';

const positions = places.map(({ coordinates }) => coordinates);

export const bay = panorama && {
  ...panoramaOf(panorama, positions),
  heightAt: reliefOf([...beachLines, ...lakes, ...banksOf(westShore, eastShore)]),
};

export type Bay = NonNullable<typeof bay>;

export function bayPath(line: readonly Coordinates[]): string {
  if (!bay) return '';
  return smoothPath(line.map((spot) => bay.see(spot, bay.heightAt(spot))));
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
  const size = isLarge ? lettering.large : lettering.small;
  return { text, x: Math.round(x), y: Math.round(y), size, on, isLarge };
});

/** What the panorama's own lettering covers. */
export const nameBoxes = bayNames.map(({ text, x, y, size }): Box => {
  const width = text.length * size * 0.64;
  return { x: x - width / 2, y: y - size, width, height: size * 1.3 };
});

/** How far from its place an emblem stands whose offset is not given. */
const near = 26;

function emblemAt({ slug, coordinates, kind }: (typeof places)[number], { see, heightAt }: Bay) {
  const { name, shape, offset } = mapLabels[slug];
  const building = shape && buildings[shape];
  const beside = kind === 'beach' ? near : -near - (building?.height ?? 0);
  return emblemOf({
    slug,
    label: name,
    at: see(coordinates, heightAt(coordinates) * lying[kind]),
    offset: offset ?? [0, beside],
    ...(building && { building }),
  });
}

/** From left to right. */
export const emblems: readonly Emblem[] = bay
  ? places.map((place) => emblemAt(place, bay)).toSorted((a, b) => a.at.x - b.at.x)
  : [];
