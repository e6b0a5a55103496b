import type { NatureDay } from '@/lib/nature/nature-day';
import { Link } from '@/components/ui/Link/Link';
import { naturePage } from '@/content/nature-words';
import { routes } from '@/lib/routes';
import { formatDate, formatDateRange } from '@/lib/time/words';
import { fullWidth, prose, spaceAbove, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';

interface NatureLinesProps {
  days: readonly NatureDay[];
  last: number;
  /** In one line, with the way to the rest. */
  isBrief: boolean;
}

export function NatureLines({ days, last, isBrief }: NatureLinesProps) {
  if (days.length === 0) {
    return (
      <p
        className={text.quiet}
      >{`Nature’s calendar ends with our tide predictions, in ${last}.`}</p>
    );
  }
  const datesOf = ({ date, until }: NatureDay) =>
    until ? formatDateRange(date, until) : formatDate(date);
  if (isBrief) {
    return (
      <p className={spaceAbove.l}>
        <Link href={routes.nature}>{naturePage.next}</Link>
        <span>{`: ${days.map((day) => `${day.title}, ${datesOf(day)}`).join('; ')}.`}</span>
      </p>
    );
  }
  return (
    <ul className={`${stack.m} ${prose} ${fullWidth}`}>
      {days.map((day) => (
        <li key={day.id} className={stack.xs}>
          <strong>{day.title}</strong>
          <span>{datesOf(day)}</span>
          <span className={text.quiet}>{day.text}</span>
        </li>
      ))}
    </ul>
  );
}
