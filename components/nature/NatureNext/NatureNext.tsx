import { tidePort } from '@/content/tides/port/port';
import type { NatureKind } from '@/content/types';
import { natureDays } from '@/lib/nature/calendar';
import { comingNature, natureOf } from '@/lib/nature/nature-day';
import { builtAt } from '@/lib/time/built';
import { addDays, londonDate, toEpochMinutes } from '@/lib/time/london';
import { NatureFromNow } from './NatureFromNow';
import { NatureLines } from './NatureLines';

interface NatureNextProps {
  count: number;
  kinds?: readonly NatureKind[];
  place?: string;
  /** In one line, with the way to the rest. */
  isBrief?: boolean;
}

export function NatureNext({ count, kinds, place, isBrief = false }: NatureNextProps) {
  const built = builtAt();
  const { last } = tidePort.predictedYears;
  const next =
    built === null
      ? []
      : comingNature(natureOf(natureDays(), kinds, place), londonDate(built), count);
  const [first] = next.map(({ date, until = date }) => until).sort();
  return (
    <NatureFromNow
      since={built === null ? null : toEpochMinutes(londonDate(built), '00:00')}
      until={first === undefined ? 0 : toEpochMinutes(addDays(first, 1), '00:00')}
      count={count}
      last={last}
      isBrief={isBrief}
      {...(kinds && { kinds })}
      {...(place && { place })}
    >
      <NatureLines days={next} last={last} isBrief={isBrief} />
    </NatureFromNow>
  );
}
