/** The types of paths, buses, ferries and trains; `content/schema/transport.ts` describes each field. */
import type { Content } from '../schema/fields';
import type * as transport from '../schema/transport';

/** A stretch of path that somebody has measured. */
export type Leg<Slug extends string = string> = Content<typeof transport.leg> & {
  readonly from: Slug;
  readonly to: Slug;
};
/** A figure for each direction of a leg: from its `from` to its `to`, and back. */
export type BothWays = Leg['climb'];

/** The length of a longer walk as a source gives it. */
export type MeasuredWalk<Slug extends string = string> = Content<typeof transport.measuredWalk> & {
  readonly between: readonly [Slug, Slug];
};

/** Whoever runs a bus, a ferry or a train. */
export type Operator = Content<typeof transport.operator>;
/** What a timetable tells apart. */
export type ServiceDay = Content<typeof transport.serviceDay>;
/** Where a bus stops. */
export type Call<Slug extends string = string> = Omit<ImportedService['calls'][number], 'at'> & {
  readonly at: Slug;
};
/** The times of one kind of day. */
export type DayTimes = Content<typeof transport.dayTimes>;
/** About how often a bus runs on some days. */
export type Headway = Content<typeof transport.headway>;
/** A bus in one direction; the other direction is an entry of its own. */
export type Service<Slug extends string = string> = Omit<
  Content<typeof transport.service>,
  'calls'
> &
  // Its times by date, where it has been imported; its `times` are then empty.
  Partial<Pick<ImportedService, 'byDate' | 'replaced'>> & {
    readonly calls: readonly Call<Slug>[];
    /** Where it is no bus. */
    readonly isFerry?: true;
    /** When the last of the day leaves, where that is known of what has no times. */
    readonly last?: string;
  };
/** When a ferry runs on some days. */
export type FerryHours = Content<typeof transport.ferryHours>;
export type Ferry<Slug extends string = string> = Content<typeof transport.ferry> & {
  readonly from: Slug;
  readonly to?: Slug;
};
/** A railway that visitors come by. */
export type Railway = Content<typeof transport.railway>;
/** Where to leave a car. */
export type CarPark = Content<typeof transport.carPark>;
/** A drive between two points. */
export type Drive<Slug extends string = string> = Content<typeof transport.drive> & {
  readonly between: readonly [Slug, Slug];
};
export type YearDay = Content<typeof transport.yearDay>;
/** What is known of dogs at a place. */
export type DogRule = Content<typeof transport.dogRule>;
/** A day on which England's banks are shut. */
export type BankHoliday = Content<typeof transport.bankHoliday>;
/** The October half-term of one year, where the council has published it. */
export type HalfTerm = Content<typeof transport.halfTerm>;

export type FeedSource = Content<typeof transport.feedSource>;
export type FeedLine = Content<typeof transport.feedLine>;
export type FeedStops<Slug extends string = string> = Content<typeof transport.feedStops> & {
  readonly point: Slug;
};
/** What `npm run timetables` writes. */
export type ImportedTimetables = Content<typeof transport.importedTimetables>;
export type ImportedService = ImportedTimetables['services'][number];
export type ImportedCalendar = ImportedService['byDate'][number]['days'];
