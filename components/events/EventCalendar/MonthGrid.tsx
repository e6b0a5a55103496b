import type { Elements } from '@/components/ui/elements';
import { Link } from '@/components/ui/Link/Link';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { iconButton } from '@/components/ui/Button/Button.css';
import { useCode } from '@/components/browser/use-code';
import { useIdle } from '@/components/browser/use-idle';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { chevronLeft, chevronRight } from '@/components/ui/Icon/turning-paths';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { calendarPage as texts } from '@/content/calendar';
import type { BadgeTone } from '@/components/ui/Badge/Badge.css';
import type { IsoDate, YearMonth } from '@/content/types';
import {
  dayByKey,
  eventsBetween,
  firstDayIn,
  lastDay,
  type Listed,
  monthOf,
  weeksOf,
} from '@/lib/events/calendar';
import { dateParts } from '@/lib/time/day';
import { formatDate, formatMonth, weekdayDayText } from '@/lib/time/words';
import { align, coverLink, fullWidth, padBlock, row, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { byScript } from '@/styles/print.css';
import * as styles from './EventCalendar.css';

/** An event, or something in nature, which has no page and no tone. */
export interface DayItem extends Pick<Listed, 'slug' | 'title' | 'startDate' | 'endDate'> {
  /** When and where, or what it is. */
  readonly words: string;
  readonly path?: string;
  readonly tone?: BadgeTone;
  /** Nobody knows before the browser has told the time. */
  readonly isPast?: boolean;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const loadSky = () => import('./DaySky');

function pieceOf(item: DayItem, date: IsoDate): keyof typeof styles.bar {
  if (item.startDate === lastDay(item)) return 'whole';
  if (date === item.startDate) return 'start';
  return date === lastDay(item) ? 'end' : 'middle';
}

export interface MonthGridProps {
  items: readonly DayItem[];
  months: readonly YearMonth[];
  day: IsoDate;
  known: YearMonth;
  /** Where the low waters are from. */
  legend: Elements;
  onDay: (day: IsoDate) => void;
}

type Sky = Awaited<ReturnType<typeof loadSky>> | undefined;

/** "Sat 30 (August 2025)": what is seen of it stands together, as who speaks to a browser reads it out. */
const dayName = (date: IsoDate): string =>
  `${weekdayDayText(dateParts(date))} (${formatMonth(monthOf(date))})`;

interface DayButtonProps {
  date: IsoDate;
  on: readonly DayItem[];
  sky: Sky;
  isChosen: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function DayButton({ date, on, sky, isChosen, onChoose, onKeyDown }: DayButtonProps) {
  const titles = on.map(({ title, isPast }) => (isPast ? `${title} (past)` : title));
  return (
    <>
      {sky && <sky.DaySea date={date} />}
      <button
        type="button"
        data-date={date}
        className={`${row.xs} ${align.middle} ${fullWidth} ${styles.day}`}
        aria-label={`${dayName(date)}: ${titles.join(', ') || 'nothing on'}`}
        aria-pressed={isChosen}
        tabIndex={isChosen ? 0 : -1}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        <span className={`${text.small} ${styles.number}`}>
          <span className={styles.ofWeek}>{`${formatDate(date).slice(0, 3)} `}</span>
          <span>{`${Number(date.slice(8))} `}</span>
          {on.some(({ tone }) => !tone) && <span className={styles.natureDot} aria-hidden="true" />}
          {sky && <sky.DayMoon date={date} />}
        </span>
        {on.map((item) => {
          const look = item.tone
            ? `${text.bold} ${styles.bar[pieceOf(item, date)]} ${styles.tone[item.tone]}`
            : styles.inNature;
          return (
            <span key={item.slug} className={`${text.small} ${look}`}>
              <span>{item.title}</span>
            </span>
          );
        })}
      </button>
    </>
  );
}

interface DayPanelProps {
  day: IsoDate;
  on: readonly DayItem[];
  sky: Sky;
  isKnown: boolean;
  ref: Ref<HTMLDivElement>;
}

/** What is on the chosen day. */
function DayPanel({ day, on, sky, isKnown, ref }: DayPanelProps) {
  return (
    <div ref={ref} className={`${padBlock.m} ${styles.dayPanel}`}>
      <div className={text.cardTitle}>{formatDate(day)}</div>
      {sky && <sky.DaySky date={day} />}
      {on.length > 0 ? (
        <ul className={fullWidth}>
          {on.map(({ slug, title, path, words, isPast }) => (
            <li key={slug} className={styles.dayEntry}>
              {path ? (
                <Link className={`${coverLink} ${text.bold}`} href={path}>
                  {title}
                </Link>
              ) : (
                <strong>{title}</strong>
              )}
              <span className={text.under}>{isPast ? `${words} · ${texts.past}` : words}</span>
            </li>
          ))}
        </ul>
      ) : (
        <div>{texts.nothingOn}</div>
      )}
      {!isKnown && <div className={text.under}>{texts.notWorkedOut}</div>}
    </div>
  );
}

/** One month as an ARIA grid: a single stop for Tab, arrow keys from day to day. */
export function MonthGrid({ items, months, day, legend, known, onDay }: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const month = monthOf(day);
  const events = items.filter(({ path }) => path);
  const { code: sky } = useCode(loadSky, useIdle());

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

  function turnButton(by: 1 | -1, label: string, path: string) {
    const to = months[months.indexOf(month) + by];
    return (
      <button
        type="button"
        className={iconButton}
        aria-label={label}
        aria-disabled={!to}
        onClick={() => to && onDay(firstDayIn(events, to))}
      >
        <Glyph path={path} />
      </button>
    );
  }

  return (
    <div className={`${byScript} ${stack.none} ${styles.gridColumn}`}>
      <div>
        <div className={styles.turner}>
          {turnButton(-1, texts.previousMonth, chevronLeft)}
          <div id="calendar-month-name" className={text.subheading} aria-live="polite">
            {formatMonth(month)}
          </div>
          {turnButton(1, texts.nextMonth, chevronRight)}
        </div>
        <div
          ref={grid}
          role="grid"
          className={styles.grid}
          aria-labelledby="calendar-month-name"
          aria-describedby="calendar-hint"
        >
          <div role="row" className={styles.week}>
            {weekdays.map((name) => (
              <div
                key={name}
                role="columnheader"
                aria-label={name}
                className={`${text.quiet} ${text.bold} ${padBlock.xs} ${styles.weekday}`}
              >
                {name.slice(0, 3)}
              </div>
            ))}
          </div>
          {weeksOf(month).map((week) => (
            <div key={week[0]} role="row" className={styles.week}>
              {week.map((date) => (
                <div key={date} role="gridcell" className={styles.cell}>
                  {monthOf(date) === month ? (
                    <DayButton
                      date={date}
                      on={eventsBetween(items, date)}
                      sky={sky}
                      isChosen={date === day}
                      onChoose={() => {
                        flushSync(() => onDay(date));
                        // On a phone it stands below the grid.
                        panel.current?.scrollIntoView({ block: 'nearest' });
                      }}
                      onKeyDown={onKeyDown}
                    />
                  ) : (
                    <span className={styles.otherDay}>{Number(date.slice(8))}</span>
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <DayPanel
        ref={panel}
        day={day}
        on={eventsBetween(items, day)}
        sky={sky}
        isKnown={month <= known}
      />
      <div className={text.under}>
        <span aria-hidden="true">
          <span className={styles.natureDot} /> <span>{`${texts.dot}. `}</span>
        </span>
        {legend}
      </div>
      <VisuallyHidden>
        <span id="calendar-hint">{texts.gridHint}</span>
      </VisuallyHidden>
    </div>
  );
}
