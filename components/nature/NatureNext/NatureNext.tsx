import { tidePort } from '@/content/tides/port/port';
import { natureDays } from '@/lib/nature/calendar';
import { comingNature, type NatureQuery } from '@/lib/nature/nature-day';
import { builtAt } from '@/lib/time/built';
import { addDays, londonDate, toEpochMinutes } from '@/lib/time/london';
import { NatureFromNow } from './NatureFromNow';
import { NatureLines } from './NatureLines';

export function NatureNext({ isBrief = false, ...query }: NatureQuery & { isBrief?: boolean }) {
  const built = builtAt();
  const { last } = tidePort.predictedYears;
  const next = built === null ? [] : comingNature(natureDays(), londonDate(built), query);
  const [first] = next.map(({ date, until = date }) => until).sort();
  return (
    <NatureFromNow
      since={built === null ? null : toEpochMinutes(londonDate(built), '00:00')}
      until={first === undefined ? 0 : toEpochMinutes(addDays(first, 1), '00:00')}
      fresh={{ ...query, last, isBrief }}
    >
      <NatureLines days={next} last={last} isBrief={isBrief} />
    </NatureFromNow>
  );
}
