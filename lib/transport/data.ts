import type { WayPoint } from '@/content/transport/point';
import type {
  BankHoliday,
  CarPark,
  Drive,
  Leg,
  MeasuredWalk,
  Service,
} from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
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
