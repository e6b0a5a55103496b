import type { OpeningSpan } from '@/content/types';
import { isOpenTonight, openingStatus } from '@/lib/content/opening-hours';
import type { EpochMinutes } from '@/lib/time/london';
import type { Calendar } from '@/lib/transport/service-day';

export const openLabels = { openNow: 'Open now', openTonight: 'Open tonight' } as const;

export const openNames = Object.keys(openLabels) as readonly (keyof typeof openLabels)[];

/** Which of the boxes about its hours a place answers with yes. */
export function openMarks(
  spans: readonly OpeningSpan[] | undefined,
  now: EpochMinutes,
  calendar: Calendar,
): readonly (keyof typeof openLabels)[] {
  const is = {
    openNow: openingStatus(spans, now, calendar)?.state === 'open',
    openTonight: isOpenTonight(spans ?? [], now, calendar),
  };
  return openNames.filter((name) => is[name]);
}
