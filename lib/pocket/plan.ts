/** What the pocket guide says, before it is laid out. */
import { mapLabels } from '@/content/map';
import { places } from '@/content/places';
import type { DayChecker } from '@/lib/days/check/check';
import { type DaysFacts, factsOf } from '@/lib/days/facts';
import { allStops, dateOf, type Thing, type Trip } from '@/lib/days/trip';
import { gridPosition, gridReference } from '@/lib/geo/national-grid';
import { filled, itinerary, seaText } from '@/lib/itinerary/itinerary';
import { sheet } from '@/lib/map/sheet';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { typeWords } from '@/lib/planner/words';
import { addDays, type EpochMinutes, londonDate } from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { formatDate, formatDateRange } from '@/lib/time/words';
import { counted } from '@/lib/typeset';

export type PocketPlan = ReturnType<typeof pocketPlan>;

/** All that the pocket guide says of a plan, in words. */
export function pocketPlan(
  trip: Trip,
  saved: readonly PlannerItemDraft[],
  checker: DayChecker,
  now: EpochMinutes,
) {
  const hasDays = trip.days.length > 0;
  const today = londonDate(now);
  const things = saved.flatMap(({ type, slug }) => (slug === undefined ? [] : [{ type, slug }]));
  return {
    /** "Sat 30 Aug – Mon 1 Sep 2025", "3 days" or "5 things saved". */
    when: whenText(trip, saved.length),
    days: itinerary(trip, checker.check(trip, now), saved, checker.tides),
    /** The next three days, where none are planned. */
    seas: hasDays ? [] : [0, 1, 2].map((ahead) => seaOf(addDays(today, ahead), checker)),
    saved: hasDays ? [] : saved.map((item) => savedThing(item, checker.facts)),
    places: numberedPlaces(trip, things, checker.facts),
    /** "Wed 25 Nov 2026". */
    made: formatDate(today),
  };
}

function whenText(trip: Trip, saved: number): string {
  const { length } = trip.days;
  if (length === 0) return `${counted(saved, 'thing')} saved`;
  const [first, last] = [dateOf(trip, 0), dateOf(trip, length - 1)];
  return first && last ? formatDateRange(first, last) : counted(length, 'day');
}

function seaOf(date: ReturnType<typeof londonDate>, { facts, tides }: DayChecker) {
  return { date: formatDate(date), text: seaText(date, sunTimes(date, facts.light), tides) };
}

function savedThing(item: PlannerItemDraft, facts: DaysFacts) {
  const { type, name, slug = '', date, time, location } = item;
  const known = factsOf(facts, { type, slug });
  const place = places.find((each) => each.slug === known?.place);
  const phone = known?.phone ?? item.phone;
  return {
    name,
    /** "Beach · Sandy Lane 1", and when it is with its phone number. */
    lines: filled([
      filled([typeWords(type).label.one, known?.address ?? place?.name ?? location]).join(' · '),
      filled([date, time, phone]).join(' · '),
    ]),
  };
}

export type NumberedPlace = ReturnType<typeof numberedPlaces>[number];

/** The places of the village’s map, in the units of its drawing, with their grid references. */
export const pocketPlaces = places.map(({ slug, coordinates }) => {
  const position = gridPosition(coordinates);
  return {
    slug,
    label: mapLabels[slug].name,
    at: sheet.project(coordinates),
    grid: position && gridReference(position, 8),
  };
});

/** In the order in which one comes to them; where one sleeps comes last unless a stop is there. */
function numberedPlaces(trip: Trip, saved: readonly Thing[], days: DaysFacts) {
  const { sleeps } = trip.settings;
  const bed =
    sleeps?.at === 'stay' ? factsOf(days, { type: 'accommodation', slug: sleeps.slug }) : undefined;
  const bedPlace = sleeps?.at === 'place' ? sleeps.slug : bed?.place;
  const stops = allStops(trip);
  const planned = [...(stops.length > 0 ? stops : saved)].flatMap(
    (thing) => factsOf(days, thing) ?? [],
  );
  const all = [...new Set(bed ? [...planned, bed] : planned)];
  const slugs = new Set([
    ...all.flatMap(({ place, along = [] }) => [place, ...along]),
    ...(bedPlace ? [bedPlace] : []),
  ]);
  return [...slugs].flatMap((slug, index) => {
    const place = pocketPlaces.find((known) => known.slug === slug);
    const things = all.filter((thing) => thing.place === slug);
    return place ? [{ number: index + 1, place, things, sleeps: slug === bedPlace }] : [];
  });
}
