'use client';

import { type ReactNode, useState } from 'react';
import { useNow } from '@/components/browser/use-now';
import { useNature } from '@/components/nature/use-nature';
import type { Elements } from '@/components/ui/elements';
import { SelectField } from '@/components/ui/Field/SelectField';
import { calendarPage as texts } from '@/content/calendar';
import type { Event, IsoDate, YearMonth } from '@/content/types';
import {
  eventsBetween,
  firstDayIn,
  groupByMonth,
  monthOf,
  monthsOf,
  openingDay,
} from '@/lib/events/calendar';
import { isOver } from '@/lib/events/past';
import type { NatureDay } from '@/lib/nature/nature-day';
import { type EpochMinutes, londonDate } from '@/lib/time/day';
import { formatMonth } from '@/lib/time/words';
import { fullWidth, spaceBelow, stack, touchLine } from '@/styles/layout.css';
import { byScript, unbroken } from '@/styles/print.css';
import { underlined } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './EventCalendar.css';
import { type DayItem, MonthGrid, type MonthGridProps } from './MonthGrid';

interface CalendarEvent extends DayItem, Pick<Event, 'type'> {
  readonly end: EpochMinutes;
  readonly entry: ReactNode;
}

interface EventCalendarProps extends Pick<MonthGridProps, 'legend'> {
  /** Of the months in which it may open, so that nothing moves when the rest has come. */
  openingNature: readonly NatureDay[];
  events: readonly CalendarEvent[];
  /** The last month of which nature's calendar is known; later ones only once it is later. */
  until: YearMonth;
  /** The minute of the build, used until hydration. */
  built: EpochMinutes | null;
  nothing: Elements;
}

/**
 * The events by month and one after the other, by kind and month. Without JavaScript the list is
 * there, whole.
 */
export function EventCalendar({
  openingNature,
  events,
  until,
  built,
  nothing,
  legend,
}: EventCalendarProps) {
  const now = useNow(built);
  const nature = (useNature() ?? openingNature).filter(({ kind }) => kind !== 'season');
  const [{ type, month, day }, setShown] = useState<{
    type: string;
    month: YearMonth | '';
    day?: IsoDate;
  }>({ type: '', month: '' });

  const ofType = events
    .map((event) => ({ ...event, isPast: isOver(event.end, now) }))
    .filter((event) => type === '' || event.type === type);
  const items: readonly DayItem[] = [
    ...ofType,
    ...nature.map(({ id, date, title, text: words }) => ({
      slug: id,
      startDate: date,
      title,
      words,
    })),
  ];
  const listed = month === '' ? ofType : eventsBetween(ofType, `${month}-01`, `${month}-31`);
  const coming = listed.filter(({ isPast }) => !isPast);
  const past = listed.filter(({ isPast }) => isPast);
  const thisMonth = now === null ? until : monthOf(londonDate(now));
  const months = monthsOf(events, thisMonth > until ? thisMonth : until);
  const shownDay = day ?? (month === '' ? openingDay(months, now) : firstDayIn(ofType, month));
  const count = listed.length === 1 ? '1 event' : `${listed.length} events`;

  return (
    <>
      <div className={`${stack.m} ${spaceBelow.xl} ${byScript} ${styles.filters}`}>
        <SelectField
          id="calendar-type"
          label={texts.typeLabel}
          value={type}
          onChange={({ target }) => setShown({ type: target.value, month })}
          options={[
            ['', texts.anyType],
            ...[...new Set(events.map((event) => event.type))]
              .sort()
              .map((one) => [one, one] as const),
          ]}
        />
        <SelectField
          id="calendar-month"
          label={texts.monthLabel}
          value={month}
          onChange={({ target }) => setShown({ type, month: target.value as YearMonth | '' })}
          options={[['', texts.anyMonth], ...months.map((one) => [one, formatMonth(one)] as const)]}
        />
        <p className={`${text.muted} ${touchLine}`} role="status">
          {listed.length === 0 ? texts.nothingFound : count}
        </p>
      </div>
      <div className={stack.xxl}>
        {shownDay && (
          <MonthGrid
            items={items}
            months={months}
            day={shownDay}
            legend={legend}
            known={until}
            onDay={(chosen) => setShown({ type, month, day: chosen })}
          />
        )}
        <section className={styles.agenda} aria-labelledby="agenda">
          <h2 id="agenda" className={`${text.subheading} ${spaceBelow.m}`}>
            {texts.agendaHeading}
          </h2>
          {listed.length === 0 && nothing}
          {[...groupByMonth(coming), ...groupByMonth(past)].map((group, index) => (
            <div
              key={`${group.month} ${index}`}
              className={`${unbroken} ${spaceBelow.xl} ${styles.month}`}
            >
              <h3 className={`${text.imprint} ${underlined}`}>
                {coming.length > 0 && group.events[0]?.isPast
                  ? `${formatMonth(group.month)}, past`
                  : formatMonth(group.month)}
              </h3>
              <ul className={fullWidth}>
                {group.events.map(({ slug, startDate, entry }) => (
                  <li key={`${slug} ${startDate}`}>{entry}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      </div>
    </>
  );
}
