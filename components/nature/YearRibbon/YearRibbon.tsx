import type { StaticImageData } from 'next/image';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { tidePort } from '@/content/tides/port/port';
import type { IsoDate } from '@/content/types';
import { natureOfYear } from '@/lib/nature/calendar';
import { addMonths } from '@/lib/time/day';
import { type EpochMinutes, londonDayBounds, londonTime } from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { minutesText } from '@/lib/time/spans';
import { formatMonthName } from '@/lib/time/words';
import { stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import * as styles from './YearRibbon.css';
import drawings from './months.svg';

const rounds = drawings as StaticImageData;

const months = Array.from({ length: 12 }, (_, index) => index + 1);
/** The rim of a round, in units of its drawing; its middle is 50, 50. */
const RIM = 45;

/** A point of the rim by the time of day: midnight at the bottom, noon at the top, clockwise. */
function onRim(instant: EpochMinutes, midnight: EpochMinutes): string {
  const angle = ((instant - midnight) / 1440) * 2 * Math.PI;
  return `${(50 - RIM * Math.sin(angle)).toFixed(1)} ${(50 + RIM * Math.cos(angle)).toFixed(1)}`;
}

export function YearRibbon() {
  const year = tidePort.predictedYears.last;
  const nature = natureOfYear(year).filter(({ kind }) => kind === 'sun' || kind === 'meteors');
  return (
    <ol className={`${stack.none} ${styles.ribbon}`}>
      {months.map((month) => {
        const yearMonth = addMonths(`${year}-01`, month - 1);
        const date: IsoDate = `${yearMonth}-15`;
        const midnight = londonDayBounds(date).from;
        const { sunrise, sunset } = sunTimes(date, tidePort);
        const long = sunset - sunrise > 720 ? 1 : 0;
        const arc = `M${onRim(sunrise, midnight)}A${RIM} ${RIM} 0 ${long} 1 ${onRim(sunset, midnight)}`;
        const titles = nature
          .filter((day) => day.date.startsWith(yearMonth))
          .map(({ title, name = title }) => name);
        return (
          <li key={month} className={`${stack.xxs} ${text.small} ${styles.month}`}>
            <svg className={styles.round} viewBox="0 0 100 100" aria-hidden="true">
              <circle className={styles.night} cx="50" cy="50" r={RIM} />
              <path className={styles.day} d={arc} />
              <image href={`${rounds.src}#month-${month}`} width="100" height="100" />
            </svg>
            <strong className={text.cardTitle}>{formatMonthName(month)}</strong>
            <span>
              {minutesText(sunset - sunrise)} of light
              <VisuallyHidden>
                , from {londonTime(sunrise)} to {londonTime(sunset)} on the fifteenth
              </VisuallyHidden>
            </span>
            {titles.map((title) => (
              <span key={title} className={styles.titles}>
                {title}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
