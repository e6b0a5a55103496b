'use client';

import { useBrowserMinute, useNow } from '@/components/browser/use-now';
import { Link } from '@/components/ui/Link/Link';
import { naturePage } from '@/content/nature-words';
import { comingNature, type NatureDay, type NatureQuery } from '@/lib/nature/nature-day';
import { type EpochMinutes, londonDate } from '@/lib/time/day';
import { formatDateRange } from '@/lib/time/words';
import { fullWidth, prose, spaceAbove, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { useNature } from '../use-nature';

interface NatureFreshProps extends NatureQuery {
  /** The last year that is worked out. */
  last: number;
  /** The path of all days, where they are told in one line with the way to it. */
  rest?: string | undefined;
}

type NatureLinesProps = Pick<NatureFreshProps, 'last' | 'rest'> & {
  days: readonly NatureDay[];
};

function NatureLines({ days, last, rest }: NatureLinesProps) {
  if (days.length === 0) {
    return (
      <p
        className={text.quiet}
      >{`Nature’s calendar ends with our tide predictions, in ${last}.`}</p>
    );
  }
  const datesOf = ({ date, until }: NatureDay) => formatDateRange(date, until);
  if (rest) {
    return (
      <p className={spaceAbove.l}>
        <Link href={rest}>{naturePage.next}</Link>
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

export function NatureFresh({ last, rest, ...query }: NatureFreshProps) {
  const now = useBrowserMinute();
  const days = useNature();
  if (!days) return <p>Looking up nature’s calendar…</p>;
  return <NatureLines days={comingNature(days, londonDate(now), query)} last={last} rest={rest} />;
}

interface NatureFromNowProps extends NatureFreshProps {
  /** What comes next on the day of the build: a clock that is behind it sees its own days. */
  next: readonly NatureDay[];
  built: EpochMinutes | null;
}

export function NatureFromNow({ next, built, ...fresh }: NatureFromNowProps) {
  const now = useNow(built);
  const today = now === null || now === built ? undefined : londonDate(now);
  const [until = ''] = next.map(({ date, until: last = date }) => last).sort();
  const isOver = today && (built === null || today < londonDate(built) || today > until);
  return isOver ? <NatureFresh {...fresh} /> : <NatureLines days={next} {...fresh} />;
}
