/**
 * A visitor's days. Stops name things by type and slug, so that a trip outlives the browser. A line
 * of the visitor's own, a wedding or a train, is a stop too: its type is `own`, and its slug that of
 * a place.
 */
import type { ClockTime, IsoDate } from '@/content/types';
import { addDays } from '@/lib/time/day';
import { formatDayMonth } from '@/lib/time/words';
import { type Pace, speeds } from '@/lib/transport/pace';

export const MAX_DAYS = 14;
export const MAX_STOPS = 60;
/** Characters; what is longer is cut, as is a note. */
export const MAX_TITLE = 120;
export const MAX_NOTE = 2000;
export const MAX_MINUTES = 24 * 60;

export interface Thing {
  /** As the planner saves it: `activity`, `beach`, `restaurant`, … */
  readonly type: string;
  readonly slug: string;
}

export const MEANS = ['foot', 'bus', 'car'] as const;
export type Means = (typeof MEANS)[number];

export const OWN = 'own';
/** The slug of a line of one's own that is nowhere on the map: one stays where one is. */
export const NO_PLACE = 'none';

export const EDGES = ['start', 'end'] as const;

export interface Stop extends Thing {
  readonly id: string;
  /** Of a line of one's own. */
  readonly name?: string;
  /** Of a line of one's own with which the day begins or ends; at the end, without a place, in bed. */
  readonly edge?: (typeof EDGES)[number];
  readonly time?: ClockTime;
  /** Length of stay in minutes, from 0 to {@link MAX_MINUTES}; left out for the usual one. */
  readonly minutes?: number;
  readonly note?: string;
  readonly by?: Means;
}

export interface Day {
  readonly id: string;
  /** The slug of the ready-made day that it came from; not there on days of the visitor's own. */
  readonly dayOut?: string;
  readonly title?: string;
  readonly stops: readonly Stop[];
}

export const PACES = Object.keys(speeds) as readonly Pace[];

export type Sleeps =
  { readonly at: 'stay' | 'place'; readonly slug: string } | { readonly at: 'nowhere' };

export const TRAVEL = ['foot-bus', 'car'] as const;
export type Travel = (typeof TRAVEL)[number];

/** What is asked once. What is left out has not been answered. */
export interface Settings {
  readonly sleeps?: Sleeps;
  readonly dog?: boolean;
  /** With a pushchair or wheelchair. */
  readonly wheels?: boolean;
  readonly pace?: Pace;
  /** Left out, also in trips that are older than the question: on foot and by bus. */
  readonly travel?: Travel;
}

export interface Trip {
  readonly firstDate?: IsoDate;
  readonly settings: Settings;
  readonly days: readonly Day[];
}

export const emptyTrip: Trip = { settings: {}, days: [] };

/** The date of the day at an index, counted from 0; undefined for a trip without dates. */
export function dateOf(trip: Pick<Trip, 'firstDate'>, index: number): IsoDate | undefined {
  return trip.firstDate === undefined ? undefined : addDays(trip.firstDate, index);
}

/** A trip's day, counted from 0, as sentences name it: "Sat 5 Jun", or "Day 2" without dates. */
export function dayName(trip: Pick<Trip, 'firstDate'>, index: number): string {
  const date = dateOf(trip, index);
  return date === undefined ? `Day ${index + 1}` : formatDayMonth(date);
}

export type TripChange = (trip: Trip) => Trip;

export interface Position {
  readonly dayId: string;
  /** From 0; larger than there are stops for the end. */
  readonly index: number;
}

/** A stop with its day and its index there; undefined if no day has it. */
export function findStop(
  trip: Trip,
  stopId: string | undefined,
): (Position & { stop: Stop }) | undefined {
  for (const day of trip.days) {
    const index = day.stops.findIndex(({ id }) => id === stopId);
    const stop = day.stops[index];
    if (stop) return { dayId: day.id, index, stop };
  }
  return undefined;
}

/** The stops of all days, in order. */
export function allStops(trip: Trip): readonly Stop[] {
  return trip.days.flatMap(({ stops }) => stops);
}

/** The line with which a day begins, from where one is. */
export const startAt = (time: ClockTime, id: string): Stop => {
  return { id, type: OWN, slug: NO_PLACE, name: 'Set out', time, edge: 'start' };
};

/** The line with which a day ends, where one sleeps. */
export const endAt = (time: ClockTime, id: string): Stop => {
  return { id, type: OWN, slug: NO_PLACE, name: 'Be back', time, edge: 'end' };
};

/** Whether it is the visitor’s own line, of which the guide knows nothing. */
export const isOwn = ({ type }: Pick<Thing, 'type'>): boolean => type === OWN;

/** A day that ends with it ends where one sleeps. */
export const isBed = ({ edge, slug }: Stop): boolean => edge === 'end' && slug === NO_PLACE;

/** Whether both name the same entry of the guide; what was saved may have no page of its own. */
export function isSameThing(one: Thing, other: Omit<Thing, 'slug'> & Partial<Thing>): boolean {
  return one.type === other.type && one.slug === other.slug;
}

/** The saved things that may stand on a day, and stand on none yet; without where one stays. */
export function trayOf<Saved extends { readonly type: string; readonly slug?: string }>(
  trip: Trip,
  saved: readonly Saved[],
): readonly Saved[] {
  const { sleeps } = trip.settings;
  const stay = sleeps?.at === 'stay' ? [{ type: 'accommodation', slug: sleeps.slug }] : [];
  const known = [...allStops(trip), ...stay];
  return saved.filter(
    (item) => item.slug !== undefined && !known.some((thing) => isSameThing(thing, item)),
  );
}
