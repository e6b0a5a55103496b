'use client';

import { useNow } from '@/components/browser/use-now';
import { Link } from '@/components/ui/Link/Link';
import { calendarPage } from '@/content/calendar';
import { eventsBetween, type Listed, weekendOf } from '@/lib/events/calendar';
import { londonDate } from '@/lib/time/day';
import { formatDayMonth, formatDayMonthRange } from '@/lib/time/words';
import { spaceBelow } from '@/styles/layout.css';
import { live } from '@/styles/print.css';
import { summary } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';

const texts = calendarPage.weekend;

function when({ startDate, endDate, startTime }: Listed): string {
  return `${formatDayMonthRange(startDate, endDate, 'to')}, ${startTime}`;
}

/** What is on at the weekend of this week, and where that is nothing, what comes next. */
function Weekend({ events }: { events: readonly Listed[] }) {
  const now = useNow();
  if (now === null) return null;
  const [saturday, sunday] = weekendOf(londonDate(now));
  const on = eventsBetween(events, saturday, sunday);
  const next = events.filter(({ startDate }) => startDate > sunday).slice(0, 1);
  const days = `${formatDayMonth(saturday)} and ${formatDayMonth(sunday)}`;
  const found = on.length > 0 ? on : next;
  return (
    <>
      <p className={text.bold}>{on.length > 0 ? days : `${days}: ${texts.nothing}`}</p>
      <ul>
        {found.map((event) => (
          <li key={`${event.slug} ${event.startDate}`}>
            <span>{on.length > 0 ? '' : texts.next}</span>
            <Link href={event.path}>{event.title}</Link>
            <span>{`: ${when(event)}`}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{texts.noDates}</p>}
    </>
  );
}

/** @param events by their first day */
export function ThisWeekend({ events }: { events: readonly Listed[] }) {
  return (
    <details id="this-weekend" className={`${spaceBelow.m} ${live}`}>
      <summary className={summary}>{texts.heading}</summary>
      <Weekend events={events} />
    </details>
  );
}
