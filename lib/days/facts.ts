/** What the check knows of the content, as JSON that pages fetch once something is planned. */
import type { TideWindows } from '@/content/tides/types';
import type {
  Access,
  ClockTime,
  Coordinates,
  DayOut,
  Notice,
  Occasion,
  OpeningSpan,
  Place,
  TideAccess,
  TideRecord,
  Venue,
} from '@/content/types';
import type { DogRule } from '@/content/transport/types';
import type { ClosingNotice } from '@/lib/trust/closure';
import { week } from '@/lib/content/opening-hours';
import type { FactSource } from '@/lib/trust/sources';
import type { Transport } from '@/lib/transport/data';
import type { YearDays } from '@/lib/transport/dogs';
import { type Day, isOwn, isSameThing, type Stop, type Thing } from './trip';

export type MealName = NonNullable<Venue['meals']>[number];

export interface ThingFacts extends Thing {
  readonly name: string;
  readonly path: string;
  /** By day, and where there is one by night. */
  readonly pictures?: readonly string[] | undefined;
  readonly place: string;
  readonly address?: string;
  readonly phone?: string;
  /** When it is open; `open-ground` is a beach or a path without a gate, `not-known` is not known. */
  readonly hours: readonly OpeningSpan[] | 'open-ground' | 'not-known';
  /** Hours of things like it, which are kept to where its own are not known. */
  readonly usualHours?: Pick<OpeningSpan, 'opens' | 'closes'>;
  readonly access?: Access;
  /** What is underfoot, where that is known. */
  readonly surface?: string;
  /** Where a walk begins and ends, places by their slugs, where that is not `place`. */
  readonly startsAt?: string;
  readonly endsAt?: string;
  /** Of a walk one way: its other way is by bus. */
  readonly backByBus?: true;
  readonly along?: readonly string[];
  readonly byDaylight?: true;
  readonly meals?: readonly MealName[];
  readonly atSunrise?: true;
  readonly stars?: true;
  readonly indoors?: true;
  /** Minutes that are counted where the visitor gives no length of stay; of a walk at a steady pace. */
  readonly minutes: number;
  readonly onFoot?: true;
  readonly event?: Occasion;
  readonly stay?: { readonly checkIn: ClockTime; readonly checkOut: ClockTime };
  readonly tide?: TideAccess;
  readonly source: FactSource;
}

export interface PlaceFacts extends Pick<Place, 'slug' | 'name' | 'coordinates'> {
  readonly settled?: true;
}

export interface NoticeFacts extends ClosingNotice, Pick<Notice, 'title' | 'source' | 'checked'> {
  readonly places: readonly string[];
}

/** One day of a ready-made outing. The low water is its first day's. */
export interface ReadyDay extends Pick<DayOut, 'slug' | 'season' | 'weekdays' | 'lowWater'> {
  readonly name: string;
  /** Days from the first of the outing. */
  readonly ahead: number;
  readonly stops: readonly Thing[];
}

export interface DaysFacts {
  readonly readyDays: readonly ReadyDay[];
  readonly things: readonly ThingFacts[];
  readonly places: readonly PlaceFacts[];
  readonly transport: Omit<Transport, 'notices'> &
    YearDays & { readonly notices: readonly NoticeFacts[] };
  readonly dogRules: readonly DogRule[];
  readonly tides: {
    readonly records: readonly TideRecord[];
    readonly windows: TideWindows;
    readonly source: FactSource;
  };
  readonly light: Coordinates;
}

/** What is known of a thing, or a line of one’s own; undefined for what the guide no longer has. */
export function factsOf(
  { things }: Pick<DaysFacts, 'things'>,
  thing: Thing | Stop,
): ThingFacts | undefined {
  return isOwn(thing) ? ownFacts(thing) : things.find((known) => isSameThing(known, thing));
}

/** Minutes that are kept free for a line of one's own at a time. */
const OWN_MINUTES = 60;

/** A line of one's own has no door and no page, and nothing was read of it. */
function ownFacts(line: Thing & Partial<Stop>): ThingFacts {
  const { type, slug, name = '', time, edge } = line;
  const minutes = time === undefined || edge ? 0 : OWN_MINUTES;
  const source = { name, readOn: '2000-01-01' } as const;
  return { type, slug, name, path: '', place: slug, hours: 'open-ground', minutes, source };
}

/** When it is open, known or usual; undefined where it has no gate, or nothing says. */
export function openingSpans({
  hours,
  usualHours,
}: ThingFacts): readonly OpeningSpan[] | undefined {
  if (typeof hours !== 'string') return hours;
  return hours === 'not-known' && usualHours ? [{ days: week, ...usualHours }] : undefined;
}

/**
 * The ready-made day that a day came from, as long as one of its stops is left. Of an outing of
 * several days it is the one with most of the stops.
 */
export function readyDayOf(
  { readyDays }: Pick<DaysFacts, 'readyDays'>,
  { dayOut, stops }: Pick<Day, 'dayOut' | 'stops'>,
): ReadyDay | undefined {
  const kept = (ready: ReadyDay) =>
    ready.stops.filter((stop) => stops.some((own) => isSameThing(own, stop))).length;
  return readyDays
    .filter((ready) => ready.slug === dayOut && kept(ready) > 0)
    .toSorted((one, other) => kept(other) - kept(one))[0];
}
