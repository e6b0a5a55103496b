import { pages } from '@/content/pages';
import { tidePort, tideRecords } from '@/content/tides/port/port';
import { tideNotice } from '@/content/tides/port/texts';
import { tideWindows } from '@/content/tides/port/windows';
import type { ActivityCategory, ItemKind, Venue, Walk } from '@/content/types';
import { dogRules, octoberHalfTerms } from '@/content/transport/dogs';
import { daysOut } from '@/content/days';
import { allEntries, type Entry, entryName, entryPath } from '@/lib/content/entries';
import { allNotices, allPlaces } from '@/lib/content/queries';
import { walkMinutes } from '@/lib/content/walks';
import { siteTransport } from '@/lib/content/transport';
import { kinds } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import type { DaysFacts, MealName, ThingFacts } from './facts';

const usual: Readonly<Record<ItemKind, number>> = {
  activity: 120,
  walk: 120,
  area: 60,
  beach: 120,
  venue: 60,
  property: 0,
  event: 120,
};

const openGround: readonly ActivityCategory[] = ['Walking', 'Photography', 'Nature'];

const meals: Readonly<Record<Venue['schemaType'], readonly MealName[]>> = {
  Restaurant: ['lunch', 'supper'],
  CafeOrCoffeeShop: ['lunch', 'tea', 'breakfast'],
  BarOrPub: ['lunch', 'supper'],
  Bakery: ['lunch', 'breakfast'],
  FastFoodRestaurant: ['lunch', 'supper'],
  FoodEstablishment: [],
};

const indoors: readonly Venue['schemaType'][] = ['Restaurant', 'CafeOrCoffeeShop', 'BarOrPub'];

export function daysFacts(): DaysFacts {
  return {
    things: allEntries().map(thingFacts),
    places: allPlaces().map(({ slug, name, coordinates, kind }) => ({
      slug,
      name,
      coordinates,
      ...((kind === 'village' || kind === 'town') && { settled: true }),
    })),
    transport: {
      ...siteTransport,
      notices: allNotices().map(({ title, source, checked, from, until, closes, places }) => {
        return { title, source, checked, from, until, closes, places };
      }),
    },
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
    octoberHalfTerms,
    tides: {
      records: tideRecords,
      windows: tideWindows,
      source: { name: tideNotice, url: routes.tides, readOn: pages.tides.updated },
    },
    light: tidePort,
  };
}

function thingFacts(entry: Entry): ThingFacts {
  const { kind, item } = entry;
  const name = entryName(entry);
  const path = entryPath(entry);
  return {
    type: kinds[kind].plannerType,
    slug: item.slug,
    name,
    path,
    place: item.place,
    minutes: usual[kind],
    hours: 'open-ground',
    source: { name: `${name} in this guide`, url: path, readOn: item.updated },
    ...(item.nature?.includes('meteors') && { stars: true }),
    ...moreFacts(entry),
  };
}

function moreFacts(entry: Entry): Partial<ThingFacts> {
  switch (entry.kind) {
    case 'activity':
      return {
        hours: openGround.includes(entry.item.category) ? 'open-ground' : 'not-known',
        minutes: entry.item.minutes[0],
        ...(['Walking', 'Water Sports'].includes(entry.item.category) && { byDaylight: true }),
        ...(entry.item.atSunrise && { atSunrise: true }),
      };
    case 'walk': {
      const minutes = walkMinutes(entry.item);
      return {
        byDaylight: true,
        ...walkEnds(entry.item),
        ...(minutes !== undefined && { minutes }),
      };
    }
    case 'beach': {
      const { tideAccess } = entry.item;
      return tideAccess ? { tide: tideAccess } : {};
    }
    case 'venue':
      return {
        meals: entry.item.meals ?? meals[entry.item.schemaType],
        hours: entry.item.openingHours ?? 'not-known',
        ...(indoors.includes(entry.item.schemaType) && { indoors: true }),
        address: entry.item.address,
      };
    case 'property': {
      const { checkIn, checkOut, location } = entry.item;
      return { stay: { checkIn, checkOut }, address: location };
    }
    case 'event': {
      const { startDate, endDate, startTime, endTime } = entry.item.next ?? entry.item;
      return {
        event: { startDate, ...(endDate && { endDate }), startTime, endTime },
        address: entry.item.location,
      };
    }
    default:
      return {};
  }
}

function walkEnds({ route, wayBack }: Walk): Pick<ThingFacts, 'startsAt' | 'endsAt' | 'along'> {
  const placeAt = (slug: string | undefined): string | undefined =>
    siteTransport.points.find((point) => point.slug === slug)?.places?.[0];
  const isOneWay = wayBack === 'bus' || wayBack === 'bus-first';
  const [startsAt, endsAt] = [placeAt(route[0]), placeAt(isOneWay ? route.at(-1) : route[0])];
  const along = route.flatMap((slug) => placeAt(slug) ?? []);
  return { ...(startsAt && { startsAt }), ...(endsAt && { endsAt }), along };
}
