import type { IsoDate, NatureKind } from '@/content/types';
import type { EpochMinutes } from '@/lib/time/london';

export interface NatureDay {
  readonly id: string;
  readonly kind: NatureKind;
  readonly date: IsoDate;
  readonly until?: IsoDate;
  readonly at?: EpochMinutes;
  readonly title: string;
  /** Its title without its day, where that has one. */
  readonly name?: string;
  /** One or two sentences, with what it was worked out from. */
  readonly text: string;
  readonly place?: string;
}

export interface NatureQuery {
  readonly count: number;
  /** All of them where none are named. */
  readonly kinds?: readonly NatureKind[];
  /** Whose seasons count, where kinds are named. */
  readonly place?: string;
}

export function comingNature(
  days: readonly NatureDay[],
  today: IsoDate,
  { count, kinds, place }: NatureQuery,
): readonly NatureDay[] {
  return days
    .filter(({ date, until = date }) => until >= today)
    .filter((day) => !kinds || (kinds.includes(day.kind) && (day.place ?? place) === place))
    .slice(0, count);
}
