import type { IsoDate, NatureKind } from '@/content/types';
import type { EpochMinutes } from '@/lib/time/london';

export interface NatureDay {
  readonly id: string;
  readonly kind: NatureKind;
  readonly date: IsoDate;
  readonly until?: IsoDate;
  readonly at?: EpochMinutes;
  readonly title: string;
  /** One or two sentences, with what it was worked out from. */
  readonly text: string;
  readonly place?: string;
}

/** Seasons of other places are left out. */
export function natureOf(
  days: readonly NatureDay[],
  kinds: readonly NatureKind[] | undefined,
  place?: string,
): readonly NatureDay[] {
  if (!kinds) return days;
  return days.filter(
    (day) => kinds.includes(day.kind) && (day.place === undefined || day.place === place),
  );
}

export function comingNature(
  days: readonly NatureDay[],
  today: IsoDate,
  count: number,
): readonly NatureDay[] {
  return days.filter(({ date, until = date }) => until >= today).slice(0, count);
}

export function natureOn(days: readonly NatureDay[], day: IsoDate): readonly NatureDay[] {
  return days.filter(({ date, until = date }) => date <= day && day <= until);
}
