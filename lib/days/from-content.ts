import { pages } from '@/content/pages';
import { tidePort, tideRecords } from '@/content/tides/port/port';
import { tideNotice } from '@/content/tides/port/texts';
import { tideWindows } from '@/content/tides/port/windows';
import type { ItemKind } from '@/content/types';
import { dogRules, octoberHalfTerms } from '@/content/transport/dogs';
import { daysOut } from '@/content/days';
import { allEntries, entryName, type EntryOf } from '@/lib/kinds/entries';
import { allNotices, allPlaces } from '@/lib/content/queries';
import { siteTransport } from '@/lib/content/transport';
import { kindPath, kinds } from '@/lib/kinds';
import { moduleOf } from '@/lib/kinds/register';
import { routes } from '@/lib/routes';
import type { DaysFacts, ThingFacts } from './facts';

type PicturesOf = (src: string) => ThingFacts['pictures'];

/** @param picturesOf left out where nothing is shown */
export function daysFacts(picturesOf: PicturesOf = () => undefined): DaysFacts {
  return {
    things: allEntries().map((entry) => thingFacts(entry, picturesOf)),
    places: allPlaces().map(({ slug, name, coordinates, kind }) => ({
      slug,
      name,
      coordinates,
      ...((kind === 'village' || kind === 'town') && { settled: true }),
    })),
    transport: { ...siteTransport, notices: allNotices(), octoberHalfTerms },
    readyDays: daysOut.flatMap(({ slug, title: name, season, weekdays, lowWater, days }) =>
      days.map(({ stops }, ahead) => ({
        slug,
        name,
        ahead,
        stops: stops.map(({ kind, slug }) => ({ type: kinds[kind].plannerType, slug })),
        season,
        ...(weekdays && { weekdays }),
        ...(lowWater && ahead === 0 && { lowWater }),
      })),
    ),
    dogRules,
    tides: {
      records: tideRecords,
      windows: tideWindows,
      source: { name: tideNotice, url: routes.tides, readOn: pages.tides.updated },
    },
    light: tidePort,
  };
}

function thingFacts<K extends ItemKind>(entry: EntryOf<K>, picturesOf: PicturesOf): ThingFacts {
  const { kind, item } = entry;
  const { contact, visit } = moduleOf(kind);
  const name = entryName(entry);
  const path = kindPath(kind, item.slug);
  return {
    type: kinds[kind].plannerType,
    slug: item.slug,
    name,
    path,
    place: item.place,
    pictures: picturesOf(item.image.src),
    ...contact?.(item),
    hours: 'open-ground',
    source: { name: `${name} in this guide`, url: path, readOn: item.updated },
    ...(item.nature?.includes('meteors') && { stars: true }),
    ...visit(item),
  };
}
