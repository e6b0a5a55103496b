/** Trips of many kinds over the year, to arrange and to look at. What they save comes from the content. */
import type { ClockTime, IsoDate } from '@/content/types';
import { homePoint } from '@/content/transport/points';
import { arrange, type Proposal } from '@/lib/days/arrange';
import { siteChecker } from '@/lib/days-out/days-out';
import { startAt } from '@/lib/days/trip';
import type { Settings, Stop, Trip } from '@/lib/days/trip';
import { addDays, toEpochMinutes } from '@/lib/time/london';
import { pointAt } from '@/lib/transport/data';
import { finished } from './finished';

export interface Visit extends Pick<Settings, 'dog' | 'wheels' | 'pace' | 'travel'> {
  /** The place where one stays; left out for the village. */
  readonly at?: string;
  readonly setsOut?: ClockTime;
  /** Lines of one's own, on the first day. */
  readonly own?: readonly Stop[];
  readonly date: IsoDate;
  readonly days: number;
  /** Each `type:slug`. */
  readonly saved: readonly string[];
}

const { things, places, transport } = siteChecker.facts;
const base = places.find(({ slug }) => pointAt(transport, slug)?.slug === homePoint);

/** Whatever can stand on a day. */
export const allThings: readonly string[] = things
  .filter(({ stay }) => !stay)
  .map(({ type, slug }) => `${type}:${slug}`);

const paces = [undefined, 'slow', 'steady', 'brisk'] as const;

/** Forty visits of one to three days, nine days apart, through a year. */
export const visits: readonly Visit[] = Array.from({ length: 40 }, (_, index) => {
  const pace = paces[index % paces.length];
  const each = 2 + (index % 5);
  return {
    date: addDays('2026-11-28', index * 9),
    days: 1 + (index % 3),
    saved: allThings.filter((_thing, position) => position % each === (index % 7) % each),
    dog: index % 2 === 1,
    ...(pace && { pace }),
    ...(index % 3 === 2 && { travel: 'car' as const }),
  };
});

export function proposalFor(visit: Visit): Proposal {
  const { date, days, saved, dog, wheels, pace, travel, setsOut, own = [] } = visit;
  const at = visit.at ?? base?.slug;
  const tray = saved.map((thing) => {
    const [type = '', slug = ''] = thing.split(':');
    return { type, slug };
  });
  const trip: Trip = {
    firstDate: date,
    settings: {
      ...(at !== undefined && { sleeps: { at: 'place', slug: at } }),
      ...(dog === true && { dog }),
      ...(wheels === true && { wheels }),
      ...(pace && { pace }),
      ...(travel && { travel }),
    },
    days: Array.from({ length: days }, (_, day) => ({
      id: `day-${day}`,
      stops: [...(setsOut ? [startAt(setsOut, `start-${day}`)] : []), ...(day === 0 ? own : [])],
    })),
  };
  let ids = 0;
  const now = toEpochMinutes('2026-11-01', '00:00');
  const newId = () => `stop-${(ids += 1)}`;
  return finished(arrange({ checker: siteChecker, trip, tray, now, newId }));
}
