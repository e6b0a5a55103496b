import { tideWeek } from '@/lib/tides/day';
import { tidesInWords } from '@/lib/tides/words';
import { builtAt, londonDate } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { TideTable } from './TideTable';

function builtWeek() {
  const built = builtAt();
  return built === null ? [] : tideWeek(londonDate(built));
}

/** The week from the day of the build: true without a clock, because each row bears its date. */
export function BuiltWeek() {
  const days = builtWeek();
  const [first] = days;
  if (!first) return null;
  return <TideTable caption={`From ${formatDate(first.date)}, in local time`} days={days} />;
}

/** The first days of it in words, for a page whose HTML must stay small. */
export function BuiltDays() {
  return builtWeek()
    .slice(0, 3)
    .map(({ date, tides }) => <p key={date}>{`${formatDate(date)}: ${tidesInWords(tides)}`}</p>);
}
