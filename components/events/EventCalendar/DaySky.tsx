import { MoonPicture } from '@/components/tides/Moon/Moon';
import { calendarPage } from '@/content/calendar';
import { tidePort } from '@/content/tides/port/port';
import type { IsoDate } from '@/content/types';
import { lowWatersOf } from '@/lib/tides/day';
import { tideHeight } from '@/lib/tides/words';
import { londonDayBounds, londonTime } from '@/lib/time/london';
import { moonLight, moonPhase } from '@/lib/time/moon';
import { sunTimes } from '@/lib/time/sun';
import { align, closeRow, padBlock } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { nowrap, text } from '@/styles/text.css';
import * as styles from './EventCalendar.css';

function lightOf(date: IsoDate): string {
  const { sunrise, sunset } = sunTimes(date, tidePort);
  return `${londonTime(sunrise)}–${londonTime(sunset)}`;
}

export function DayMoon({ date }: { date: IsoDate }) {
  const { from, to } = londonDayBounds(date);
  return (
    <span className={styles.moon}>
      <MoonPicture light={moonLight((from + to) / 2)} />
    </span>
  );
}

export function DaySea({ date }: { date: IsoDate }) {
  return (
    <span className={`${text.muted} ${nowrap} ${styles.sea}`} aria-hidden="true">
      {lowWatersOf(date)?.map((tide) => (
        <span key={tide.instant}>
          <span>{`Low ${londonTime(tide.instant)} `}</span>
          <span className={styles.height}>{tideHeight(tide)}</span>
        </span>
      ))}
      {/* Breaks behind the word alone. */}
      <span className={styles.daylight}>{`Light ${lightOf(date).replace('–', '–\u2060')}`}</span>
    </span>
  );
}

export function DaySky({ date }: { date: IsoDate }) {
  const low = lowWatersOf(date)?.map((tide) => `${londonTime(tide.instant)} (${tideHeight(tide)})`);
  const rows = [
    [calendarPage.lowWater, low && (low.join(', ') || calendarPage.noLowWater)],
    [calendarPage.light, lightOf(date)],
    [calendarPage.moon, moonPhase(date)],
  ].filter(([, words]) => words);
  return (
    <dl className={`${text.small} ${styles.daySky}`}>
      {rows.map(([term, words]) => (
        <div key={term} className={`${closeRow.m} ${align.apart} ${padBlock.xxs} ${rule.below}`}>
          <dt>{term}</dt>
          <dd className={text.bold}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
