/** Trips of many kinds over the year, to arrange and to look at. What they save comes from the content. */
import type { IsoDate } from '@/content/types';
import { arrange, type Proposal } from '@/lib/days/arrange';
import { siteChecker } from '@/lib/days/days-out';
import type { Settings, Trip } from '@/lib/days/trip';
import { addDays, toEpochMinutes } from '@/lib/time/london';

export interface Visit extends Pick<Settings, 'dog' | 'pace'> {
  readonly date: IsoDate;
  readonly days: number;
  /** Every so many-th thing of the content is saved, from one of them on. */
  readonly each: number;
  readonly first: number;
}

const paces = [undefined, 'slow', 'steady', 'brisk'] as const;

/** Forty visits of one to three days, nine days apart, through a year. */
export const visits: readonly Visit[] = Array.from({ length: 40 }, (_, index) => {
  const pace = paces[index % paces.length];
  return {
    date: addDays('2026-11-28', index * 9),
    days: 1 + (index % 3),
    each: 4 + (index % 5),
    first: index % 4,
    dog: index % 2 === 1,
    ...(pace && { pace }),
  };
});

export function proposalFor({ date, days, each, first, dog, pace }: Visit): Proposal {
  const checker = siteChecker();
  const { things, readyDays } = checker.facts;
  const tray = things.filter(({ stay }, index) => !stay && index % each === first % each);
  const base = things.find(({ type, slug }) =>
    readyDays.some(({ stops }) => stops.some((stop) => stop.type === type && stop.slug === slug)),
  );
  const trip: Trip = {
    firstDate: date,
    settings: {
      ...(base && { sleeps: { at: 'place', slug: base.place } }),
      ...(dog === true && { dog }),
      ...(pace && { pace }),
    },
    days: Array.from({ length: days }, (_, day) => ({ id: `day-${day}`, stops: [] })),
  };
  let ids = 0;
  const now = toEpochMinutes('2026-11-01', '00:00');
  const steps = arrange({ checker, trip, tray, now, newId: () => `stop-${(ids += 1)}` });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
