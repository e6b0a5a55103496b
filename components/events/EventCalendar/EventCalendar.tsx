'use client';

import { type ReactNode, useState } from 'react';
import { useNow } from '@/components/browser/use-now';
import { useNature } from '@/components/nature/use-nature';
import { SelectField } from '@/components/ui/Field/Field';
import type { calendarPage } from '@/content/calendar';
import type { IsoDate, YearMonth } from '@/content/types';
import { eventsIn, monthOf, monthsOf, openingDay } from '@/lib/events/calendar';
import { isOver } from '@/lib/events/past';
import { type EpochMinutes, formatMonth } from '@/lib/time/day';
import { londonDayOf } from '@/lib/time/today';
import { Agenda } from './Agenda';
import * as styles from './EventCalendar.css';
import type { CalendarEvent, MarkedEvent } from './calendar-event';
import { MonthGrid } from './MonthGrid';

type Texts = typeof calendarPage;

interface EventCalendarProps {
  texts: Texts;
  /** The path of nature's calendar as data. */
  naturePath: string;
  events: readonly CalendarEvent[];
  until: YearMonth;
  built: EpochMinutes | null;
  nothing: ReactNode;
  legend: ReactNode;
}

function countText(count: number, texts: Texts): string {
  if (count === 0) return texts.nothingFound;
  return count === 1 ? '1 event' : `${count} events`;
}

/**
 * The events by month and one after the other, by kind and month. Without JavaScript the list is
 * there, whole.
 *
 * @param events by date
 * @param until the last month of which nature's calendar is known; later ones only once it is later
 * @param legend where the low waters are from
 * @param nothing a picture for where no event is of that kind in that month
 * @param built the minute of the build, by which the page goes until the browser tells the time
 */
export function EventCalendar({
  texts,
  naturePath,
  events,
  until,
  built,
  nothing,
  legend,
}: EventCalendarProps) {
  const now = useNow(built);
  const nature = useNature(naturePath)?.filter(({ kind }) => kind !== 'season') ?? [];
  const [type, setType] = useState('');
  const [month, setMonth] = useState<YearMonth | ''>('');
  const [day, setDay] = useState<IsoDate>();

  const marked: readonly MarkedEvent[] = events.map((event) => ({
    ...event,
    isPast: isOver(event.end, now),
  }));
  const ofType = marked.filter((event) => type === '' || event.type === type);
  const listed = month === '' ? ofType : eventsIn(ofType, month);
  const thisMonth = now === null ? until : monthOf(londonDayOf(now));
  const months = monthsOf(events, thisMonth > until ? thisMonth : until);
  const shownDay =
    day ?? (month === '' ? openingDay(months, now) : (listed[0]?.startDate ?? `${month}-01`));

  return (
    <>
      <div className={styles.filters}>
        <SelectField
          id="calendar-type"
          label={texts.typeLabel}
          value={type}
          onChange={(event) => {
            setType(event.target.value);
            setDay(undefined);
          }}
        >
          <option value="">{texts.anyType}</option>
          {[...new Set(events.map((event) => event.type))].sort().map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          id="calendar-month"
          label={texts.monthLabel}
          value={month}
          onChange={(event) => {
            setMonth(months.find((one) => one === event.target.value) ?? '');
            setDay(undefined);
          }}
        >
          <option value="">{texts.anyMonth}</option>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(one)}
            </option>
          ))}
        </SelectField>
        <p className={styles.count} role="status">
          {countText(listed.length, texts)}
        </p>
      </div>
      <div className={styles.columns}>
        {shownDay && (
          <MonthGrid
            texts={texts}
            events={ofType}
            months={months}
            day={month !== '' && monthOf(shownDay) !== month && !day ? `${month}-01` : shownDay}
            nature={nature}
            legend={legend}
            known={until}
            onDay={setDay}
          />
        )}
        <Agenda heading={texts.agendaHeading} events={listed} nothing={nothing} />
      </div>
    </>
  );
}
