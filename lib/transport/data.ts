/** What the planner knows, and how it is put together from the entries of the content. */
import type { WayPoint } from '@/content/transport/point';
import type {
  BankHoliday,
  CarPark,
  Drive,
  Ferry,
  Leg,
  MeasuredWalk,
  Service,
} from '@/content/transport/types';
import type { DatedFact, IsoDate } from '@/content/types';
import type { ClosingNotice } from '@/lib/trust/closure';

/** All that this folder knows. */
export interface Transport {
  readonly points: readonly WayPoint[];
  readonly legs: readonly Leg[];
  readonly measuredWalks: readonly MeasuredWalk[];
  readonly services: readonly Service[];
  /** Lines over the water. */
  readonly ferries: readonly Service[];
  readonly drives: readonly Drive[];
  readonly carParks: readonly CarPark[];
  readonly bankHolidays: readonly BankHoliday[];
  readonly bankHolidaysUntil: IsoDate;
  readonly notices: readonly ClosingNotice[];
}

export const pointName = ({ points }: Pick<Transport, 'points'>, point: string): string =>
  points.find(({ slug }) => slug === point)?.name ?? point;

/** The point at which a place lies; undefined where none does. */
export function pointAt(transport: Pick<Transport, 'points'>, place: string): WayPoint | undefined {
  return transport.points.find(({ places = [] }) => places.some((slug) => slug === place));
}

type NumberAndOperators = Pick<Service, 'number' | 'operators'>;

const begins = (name: string, other: string): boolean =>
  name.toLowerCase().startsWith(other.toLowerCase());

/** A feed may add to an operator's name, or shorten it: "Stagecoach South West". */
export const isSameLine = (one: NumberAndOperators, other: NumberAndOperators): boolean =>
  one.number === other.number &&
  one.operators.some(({ name }) =>
    other.operators.some((its) => begins(name, its.name) || begins(its.name, name)),
  );

/** A line with the days on which other timetables of it count instead. */
export function withReplaced<T extends object>(
  line: T,
  others: readonly DatedFact[],
): T & Pick<Service, 'replaced'> {
  const spans = others.map(({ readOn, validFrom = readOn, validUntil }) => ({
    from: validFrom,
    until: validUntil,
  }));
  const replaced = [...new Map(spans.map((span) => [`${span.from} ${span.until}`, span])).values()];
  return replaced.length > 0 ? { ...line, replaced } : line;
}

/** Where both have a line, the feed counts on the days that it covers. */
export function withImported(
  typed: readonly Service[],
  imported: readonly Service[],
): readonly Service[] {
  return [
    ...typed.map((service) =>
      withReplaced(
        service,
        imported.filter((one) => isSameLine(service, one)),
      ),
    ),
    ...imported.map((service) => {
      const closedBy = typed.find((one) => one.closedBy && isSameLine(one, service))?.closedBy;
      return closedBy ? { ...service, closedBy } : service;
    }),
  ];
}

/**
 * A ferry that runs all year between two points, as a line in each direction whose times nobody has read.
 * None of one that runs on demand, or of which not so much is known.
 */
export function linesOfFerry({ name, from, to, minutes, ...ferry }: Ferry): readonly Service[] {
  if (to === undefined || !ferry.headways || !ferry.allYear) return [];
  const { hours, ...rest } = ferry;
  const last = hours
    .map((day) => day.last)
    .toSorted()
    .at(-1);
  const line = (on: string, off: string): Service => ({
    ...rest,
    slug: `${ferry.slug}-to-${off}`,
    number: name,
    towards: off,
    isFerry: true,
    calls: [
      { at: on, minutes: 0 },
      { at: off, ...(minutes !== undefined && { minutes }) },
    ],
    times: [],
    ...(last && { last }),
  });
  return [line(from, to), line(to, from)];
}
