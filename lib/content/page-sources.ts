import { keyFacts, stories } from '@/content/about';
import type { PlaceSlug } from '@/content/places';
import { ferries, railways } from '@/content/transport/ferries';
import { homePoint } from '@/content/transport/points';
import { carParks } from '@/content/transport/parking';
import type { Item, Reading } from '@/content/types';
import { walks } from '@/content/walks';
import { type FactSource, readSource, uniqueSources } from '@/lib/trust/sources';
import { servicesBetween } from '@/lib/transport/timetable';
import { allPlaces, placeBySlug } from './queries';
import { pointOfPlace, undatedWalk, siteTransport } from './transport';
import { toiletsAlong } from './walks';

const readAll = (things: readonly { readonly sources?: readonly Reading[] }[]) =>
  uniqueSources(things.flatMap(({ sources = [] }) => sources).map(readSource));

export function sourcesOfPlace(place: PlaceSlug): readonly FactSource[] {
  const point = pointOfPlace(place);
  const walk = point ? undatedWalk(homePoint, point) : undefined;
  const legs = walk?.state === 'known' ? walk.stages : [];
  const services = point ? servicesBetween(siteTransport, point) : [];
  const facts = [...legs, ...services].map(readSource);
  return uniqueSources([...readAll([placeBySlug(place)]), ...facts]);
}

export function sourcesOfItems(items: readonly Item[]): readonly FactSource[] {
  return readAll([...items, ...items.map(({ place }) => placeBySlug(place))]);
}

export function sourcesOfPage(item: Item): readonly FactSource[] {
  const along = walks.filter((walk) => walk === item).flatMap(toiletsAlong);
  const told = along.map(({ place }) => place);
  return uniqueSources([...readAll([item, ...told]), ...sourcesOfPlace(item.place)]);
}

export const sourcesOfPlaces = (): readonly FactSource[] => readAll([...allPlaces(), ...carParks]);

export const sourcesOfAbout = (): readonly FactSource[] => readAll([...keyFacts, ...stories]);

export function sourcesOfWays(): readonly FactSource[] {
  return uniqueSources([
    ...[...siteTransport.legs, ...ferries, ...railways].map(readSource),
    ...readAll([
      ...carParks,
      ...allPlaces().filter(({ slug }) => pointOfPlace(slug) === homePoint),
    ]),
  ]);
}
