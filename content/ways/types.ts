/**
 * The editor's manual for the ways there and back: on foot, by bus, by ferry and by rail.
 *
 * What nobody has read is left out, and the site then says that it is not known. Never fill a gap
 * with a guess: a straight line is no path, and last year's bus is no bus.
 */
import type { StretchId } from '@/content/closures';
import type { ClosureNote } from '@/content/geography';
import type { PlaceSlug } from '@/content/places';
import type { ClockTime, DatedFact, IsoDate, Source } from '@/content/types';

/** A figure for each direction of a leg: from its `from` to its `to`, and back. */
export interface BothWays {
  readonly there: number;
  readonly back: number;
}

/** A stretch of path that somebody has measured. */
export interface Leg<Point extends string = string> {
  readonly slug: string;
  readonly from: Point;
  readonly to: Point;
  readonly kilometres: number;
  /** Metres uphill, all ups added together. */
  readonly climb: BothWays;
  /** True where the source says "about" of the climb. */
  readonly climbIsRough?: true;
  /** What kind of way it is: "coast path". */
  readonly kind: string;
  /** What is underfoot; leave out when not known. */
  readonly surface?: string;
  readonly source: Source;
  /** The day on which an editor last read the source. */
  readonly readOn: IsoDate;
  /** The stretch of `closures.ts` whose closing closes this leg. */
  readonly closedBy?: StretchId;
}

/**
 * The length of a longer walk as a source gives it, which is then said instead of the sum of its
 * legs: each of those is rounded.
 */
export interface MeasuredWalk<Point extends string = string> {
  readonly between: readonly [Point, Point];
  readonly kilometres: number;
}

/** Whoever runs a bus, a ferry or a train. */
export interface Operator {
  readonly name: string;
  /**
   * Where they publish their times, full `https://` address. Leave out one that nobody has opened:
   * visitors are then sent to the source.
   */
  readonly url?: string;
}

/** What a timetable tells apart. A bank holiday is one whatever its day of the week. */
export type ServiceDay = 'weekday' | 'saturday' | 'sunday' | 'bank-holiday';

/** Where a bus stops. */
export interface Call<Point extends string = string> {
  readonly at: Point;
  /** Minutes after it left its first stop; leave out when not known. The first stop has 0. */
  readonly minutes?: number;
}

/** The times of one kind of day. */
export interface DayTimes {
  readonly days: readonly ServiceDay[];
  /**
   * When it leaves its first stop, in order. `[]` is "none on these days"; `'not-read'` is "runs, but
   * nobody has read when". A kind of day that no entry names is not known at all.
   */
  readonly times: readonly ClockTime[] | 'not-read';
}

/** A bus in one direction; the other direction is an entry of its own. */
export interface Service<Point extends string = string> extends DatedFact {
  readonly slug: string;
  /** As it stands on the bus: "3". */
  readonly number: string;
  /** Where it is going, as it stands on the bus. */
  readonly towards: string;
  readonly operators: readonly Operator[];
  /** In the order in which it stops; the first is where it starts. */
  readonly calls: readonly Call<Point>[];
  readonly times: readonly DayTimes[];
  /** What else visitors should know, one sentence each. */
  readonly notes?: readonly string[];
  /** The stretch of `closures.ts` whose closing stops it. */
  readonly closedBy?: StretchId;
}

/** When a ferry runs on some days. */
export interface FerryHours {
  readonly days: readonly ServiceDay[];
  readonly first?: ClockTime;
  readonly last: ClockTime;
}

/** A ferry. */
export interface Ferry<Point extends string = string> extends DatedFact {
  readonly slug: string;
  readonly name: string;
  readonly operators: readonly Operator[];
  readonly from: Point;
  /** Leave out when the source does not say. */
  readonly to?: Point;
  readonly hours: readonly FerryHours[];
  /** "Every 15 minutes, with a break from 13:00 to 13:40." What the hours cannot say. */
  readonly notes: readonly string[];
  /** False where it runs in a season whose dates are not known: no time is then said to hold. */
  readonly allYear: boolean;
}

/** A railway that visitors come by. */
export interface Railway extends DatedFact {
  readonly slug: string;
  readonly name: string;
  readonly operators: readonly Operator[];
  /** Its ends, as visitors read them. */
  readonly between: readonly [string, string];
  /** What is known of its times, one sentence each. */
  readonly notes: readonly string[];
}

/** Where to leave a car. */
export interface CarPark {
  readonly slug: string;
  readonly place: PlaceSlug;
  readonly name: string;
  /** What is known of it, one sentence. */
  readonly note: string;
  readonly whileClosed?: ClosureNote;
}

/**
 * A day of each year: a fixed one (`{ month: 5, day: 1 }`), so many days from Easter Sunday
 * (`{ easter: -14 }` is two weeks before), or the last day of the October half-term.
 */
export type YearDay =
  | { readonly month: number; readonly day: number }
  | { readonly easter: number }
  | { readonly octoberHalfTerm: 'end' };

/** What is known of dogs at a place. */
export type DogRule = {
  readonly place: PlaceSlug;
  /** The sentence that says it. */
  readonly words: string;
} & (
  | { readonly rule: 'not-known' }
  | (DatedFact & { readonly rule: 'welcome' })
  /** No dogs from one day of the year to another, both included. */
  | (DatedFact & { readonly rule: 'none'; readonly from: YearDay; readonly until: YearDay })
);

/** A day on which England's banks are shut. */
export interface BankHoliday {
  readonly date: IsoDate;
  /** As the government's list names it. */
  readonly name: string;
}

/** The October half-term of one year, where the council has published it. */
export interface HalfTerm {
  /** Its last day, the Friday. */
  readonly ends: IsoDate;
  readonly source: Source;
}
