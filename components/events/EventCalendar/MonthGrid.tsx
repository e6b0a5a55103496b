import { Link } from '@/components/ui/Link/Link';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCode } from '@/components/browser/use-code';
import { useFirstUse } from '@/components/browser/use-first-use';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { chevronLeft, chevronRight } from '@/components/ui/Icon/turning-paths';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { calendarPage } from '@/content/calendar';
import type { IsoDate, YearMonth } from '@/content/types';
import { dayByKey, eventsIn, eventsOn, lastDay, monthOf, weeksOf } from '@/lib/events/calendar';
import { type NatureDay, natureOn } from '@/lib/nature/nature-day';
import { formatDate, formatMonth } from '@/lib/time/day';
import type { MarkedEvent } from './calendar-event';
import * as styles from './EventCalendar.css';

const weekdays = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const;

const loadSky = () => import('./DaySky');

function pieceOf(event: MarkedEvent, date: IsoDate): keyof typeof styles.bar {
  if (event.startDate === lastDay(event)) return 'whole';
  if (date === event.startDate) return 'start';
  return date === lastDay(event) ? 'end' : 'middle';
}

const titleOf = ({ title, isPast }: MarkedEvent): string => (isPast ? `${title} (past)` : title);

function dayLabel(
  date: IsoDate,
  events: readonly MarkedEvent[],
  nature: readonly NatureDay[],
): string {
  const titles = [...events.map(titleOf), ...nature.map(({ title }) => title)];
  const what = titles.length > 0 ? titles.join(', ') : 'nothing on';
  return `${formatDate(date)}: ${what}`;
}

interface MonthGridProps {
  texts: typeof calendarPage;
  events: readonly MarkedEvent[];
  months: readonly YearMonth[];
  day: IsoDate;
  known: YearMonth;
  nature: readonly NatureDay[];
  legend: ReactNode;
  onDay: (day: IsoDate) => void;
}

/** One month as an ARIA grid: a single stop for Tab, arrow keys from day to day. */
export function MonthGrid({
  texts,
  events,
  months,
  day,
  nature,
  legend,
  known,
  onDay,
}: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const month = monthOf(day);
  const onThatDay = eventsOn(events, day);
  const { code: sky } = useCode(loadSky, useFirstUse());

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = dayByKey(event.key, day, months);
    if (to) {
      // The day's button must be there before it can be focused.
      flushSync(() => onDay(to));
      grid.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
    }
    if (to ?? /^(Arrow|Page|Home|End)/.test(event.key)) event.preventDefault();
  }

  function turn(by: 1 | -1) {
    const to = months[months.indexOf(month) + by];
    if (to) onDay(firstDayIn(to));
  }

  function firstDayIn(other: YearMonth): IsoDate {
    const [first] = eventsIn(events, other);
    return first && monthOf(first.startDate) === other ? first.startDate : `${other}-01`;
  }

  return (
    <div className={styles.gridColumn}>
      <div>
        <div className={styles.turner}>
          <button
            type="button"
            className={styles.turn}
            aria-label={texts.previousMonth}
            aria-disabled={month === months[0]}
            onClick={() => turn(-1)}
          >
            <Glyph path={chevronLeft} />
          </button>
          <div id="calendar-month-name" className={styles.gridMonth} aria-live="polite">
            {formatMonth(month)}
          </div>
          <button
            type="button"
            className={styles.turn}
            aria-label={texts.nextMonth}
            aria-disabled={month === months.at(-1)}
            onClick={() => turn(1)}
          >
            <Glyph path={chevronRight} />
          </button>
        </div>
        <div
          ref={grid}
          role="grid"
          aria-labelledby="calendar-month-name"
          aria-describedby="calendar-hint"
        >
          <div role="row" className={styles.week}>
            {weekdays.map(([short, long]) => (
              <div key={short} role="columnheader" aria-label={long} className={styles.weekday}>
                {short}
              </div>
            ))}
          </div>
          {weeksOf(month).map((week) => (
            <div key={week[0]} role="row" className={styles.week}>
              {week.map((date) => (
                <div key={date} role="gridcell" className={styles.cell}>
                  {sky && monthOf(date) === month && <sky.DaySea date={date} />}
                  {monthOf(date) === month ? (
                    <button
                      type="button"
                      data-date={date}
                      className={styles.day}
                      aria-label={dayLabel(date, eventsOn(events, date), natureOn(nature, date))}
                      aria-pressed={date === day}
                      tabIndex={date === day ? 0 : -1}
                      onClick={() => onDay(date)}
                      onKeyDown={onKeyDown}
                    >
                      <span className={styles.number}>
                        {Number(date.slice(8))}
                        {natureOn(nature, date).length > 0 && (
                          <span className={styles.natureDot} aria-hidden="true" />
                        )}
                        {sky && <sky.DayMoon date={date} />}
                      </span>
                      {eventsOn(events, date).map((event) => (
                        <span
                          key={event.slug}
                          className={`${styles.bar[pieceOf(event, date)]} ${styles.tone[event.tone]}`}
                        >
                          <span className={styles.barText}>
                            {date === event.startDate && event.title}
                          </span>
                        </span>
                      ))}
                    </button>
                  ) : (
                    <span className={styles.otherDay}>{Number(date.slice(8))}</span>
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.dayPanel}>
        <div className={styles.dayName}>{formatDate(day)}</div>
        {sky && <sky.DaySky date={day} />}
        {onThatDay.length + natureOn(nature, day).length > 0 ? (
          <ul className={styles.list}>
            {onThatDay.map((event) => (
              <li key={event.slug} className={styles.dayEvent}>
                <Link className={styles.dayLink} href={event.path}>
                  {event.title}
                </Link>
                <span className={styles.dayFacts}>
                  {event.startTime}–{event.endTime}, {event.location}
                  {event.isPast && ` · ${texts.past}`}
                </span>
              </li>
            ))}
            {natureOn(nature, day).map(({ id, title, text }) => (
              <li key={id} className={styles.dayEvent}>
                <strong>{title}</strong>
                <span className={styles.dayFacts}>{text}</span>
              </li>
            ))}
          </ul>
        ) : (
          <div>{texts.nothingOn}</div>
        )}
        {month > known && <div className={styles.dayFacts}>{texts.notWorkedOut}</div>}
      </div>
      <div className={styles.dayFacts}>
        <span aria-hidden="true">
          <span className={styles.natureDot} /> {texts.dot}.{' '}
        </span>
        {legend}
      </div>
      <VisuallyHidden>
        <span id="calendar-hint">{texts.gridHint}</span>
      </VisuallyHidden>
    </div>
  );
}
