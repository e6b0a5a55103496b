import { useBrowserMinute } from '@/components/browser/use-minute';
import { cell, head, table } from '@/components/ui/Table/Table.css';
import { TableBox } from '@/components/ui/Table/TableBox';
import { tidePort } from '@/content/tides/port/port';
import type { IsoDate } from '@/content/types';
import { pointName } from '@/lib/content/transport';
import { addDays, londonDate, londonDayBounds, londonTime, weekday } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { formatDate } from '@/lib/time/words';
import { lastBus, waysOfDay } from '@/lib/transport/day';
import { choiceText, lastBusText, wayText } from '@/lib/transport/words';
import { capitalised } from '@/lib/typeset';
import { text } from '@/styles/text.css';
import { AskTimes, networkOf } from '../Home/WayNow';
import * as styles from './WayFinder.css';

export type AskedDay = 'today' | 'tomorrow' | 'sat' | 'sun' | 'date';

export interface Asked {
  from: string;
  to: string;
  day: AskedDay;
  /** As a field of dates gives it; undefined where none is chosen yet. */
  date: string | undefined;
}

function dateOf({ day, date }: Asked, today: IsoDate): IsoDate {
  if (day === 'date') return (date as IsoDate | undefined) ?? today;
  if (day === 'tomorrow') return addDays(today, 1);
  const ahead = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days));
  return ahead.find((one) => weekday(one) === day) ?? today;
}

/** Buses with times in a table, and above it what has no time. */
export function WaysOfDay(asked: Asked) {
  const { from, to } = asked;
  const now = useBrowserMinute();
  const today = londonDate(now);
  const date = dateOf(asked, today);
  if (from === to) return <p>Choose two places.</p>;
  const light = twilight(date, tidePort);
  const begins = date === today ? now : londonDayBounds(date).from;
  const network = networkOf(date);
  const { timed, anyTime } = waysOfDay(network, from, to, { now: begins, light });
  const last = capitalised(lastBusText(lastBus(network, from, to, now), `to ${pointName(to)}`));
  const title = `${formatDate(date)}: ${pointName(from)} to ${pointName(to)}`;
  const isListed = timed.length > 0 || anyTime.way !== undefined;
  return (
    <>
      <h3 className={text.cardTitle}>{title}</h3>
      {anyTime.way && <p className={text.bold}>{`${choiceText(anyTime, light)}.`}</p>}
      {date === today && <p>{`${last}.`}</p>}
      {date !== today && !isListed && <p>No bus on this day, and no path. Try another day.</p>}
      <AskTimes choice={anyTime} />
      {timed.length > 0 && (
        <TableBox label={`Buses, ${title}`}>
          <table className={table} aria-label={`Buses, ${title}`}>
            <thead>
              <tr>
                {['Leave', 'Arrive', 'How'].map((label) => (
                  <th key={label} scope="col" className={head}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {timed.map((way) => (
                <tr key={wayText(way)}>
                  <td className={`${cell} ${styles.time}`}>{londonTime(way.leave ?? begins)}</td>
                  <td className={`${cell} ${styles.time}`}>
                    {way.arrive === undefined ? 'ask' : londonTime(way.arrive)}
                  </td>
                  <td className={cell}>
                    {`${wayText({ ...way, leave: undefined, arrive: undefined }, light)}.`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </>
  );
}
