import { tidePort } from '@/content/tides/port/port';
import { natureDays } from '@/lib/nature/calendar';
import { comingNature, type NatureQuery } from '@/lib/nature/nature-day';
import { routes } from '@/lib/routes';
import { builtAt, londonDate } from '@/lib/time/london';
import { NatureFromNow } from './NatureFromNow';

export function NatureNext({ isBrief = false, ...query }: NatureQuery & { isBrief?: boolean }) {
  const built = builtAt();
  return (
    <NatureFromNow
      {...query}
      built={built}
      next={built === null ? [] : comingNature(natureDays(), londonDate(built), query)}
      last={tidePort.predictedYears.last}
      rest={isBrief ? routes.nature : undefined}
    />
  );
}
