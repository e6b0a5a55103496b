import type { OpeningHoursSpecificationLeaf } from 'schema-dts';

import type { OpeningSpan, Weekday } from '@/content/types';

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>;

/** Opening hours, one specification a span. Times are local, as schema.org reads them. */
export function openingHours(spans: readonly OpeningSpan[]): OpeningHoursSpecificationLeaf[] {
  return spans.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  }));
}
