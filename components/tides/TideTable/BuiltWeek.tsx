import { tideWeek } from '@/lib/tides/day';
import { builtAt } from '@/lib/time/built';
import { londonDate } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { TideTable } from './TideTable';

/** The week from the day of the build: true without a clock, because each row bears its date. */
export function BuiltWeek() {
  const built = builtAt();
  if (built === null) return null;
  const days = tideWeek(londonDate(built));
  return <TideTable caption={`From ${formatDate(londonDate(built))}, in local time`} days={days} />;
}
