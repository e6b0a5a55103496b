import { useBrowserMinute } from '@/components/browser/use-now';
import { cell, table } from '@/components/ui/Table/Table.css';
import { ColumnHeads, TableBox } from '@/components/ui/Table/TableBox';
import { tidePort } from '@/content/tides/port/port';
import type { IsoDate } from '@/content/types';
import { asDate } from '@/lib/json/json';
import { pointName, siteTransport } from '@/lib/content/transport';
import { addDays, londonDate, londonDayBounds, londonTime, weekday } from '@/lib/time/london';
import { sunTimes, type Twilight } from '@/lib/time/sun';
import { formatDate } from '@/lib/time/words';
import { lastBus, waysOfDay } from '@/lib/transport/day';
import { networksOf } from '@/lib/transport/network';
import type { Ends, Way } from '@/lib/transport/types';
import { wayText } from '@/lib/transport/words';
import { text } from '@/styles/text.css';
import { WayLines } from '../Home/WayNow';
import * as styles from './WayFinder.css';

export interface Asked extends Ends {
  /** "tomorrow", a day of the week or a date; any other is today. */
  day: string;
}

function dateOf(day: string, today: IsoDate): IsoDate {
  if (day === 'tomorrow') return addDays(today, 1);
  const ahead = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days));
  return ahead.find((one) => weekday(one) === day) ?? asDate(day) ?? today;
}

interface BusTableProps {
  label: string;
  ways: readonly Way[];
  light: Twilight | undefined;
}

function BusTable({ label, ways, light }: BusTableProps) {
  return (
    <TableBox label={label}>
      <table className={table} aria-label={label}>
        <ColumnHeads names={['Leave', 'Arrive', 'How']} />
        <tbody>
          {ways.map((way) => (
            <tr key={wayText(way)}>
              {[way.leave, way.arrive].map((time, end) => (
                <td key={end} className={`${cell} ${styles.time}`}>
                  {time === undefined ? 'ask' : londonTime(time)}
                </td>
              ))}
              <td className={cell}>
                {`${wayText({ ...way, leave: undefined, arrive: undefined }, light)}.`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** How many of the next day's buses stand below a day that has none left. */
const firstBuses = 4;

/** Buses with times in a table, and above it what has no time. After the last come the next day’s first. */
export function WaysOfDay({ from, to, day: asked }: Asked) {
  const now = useBrowserMinute();
  const today = londonDate(now);
  const date = dateOf(asked, today);
  if (from === to) return <p>Choose two places.</p>;
  const networkOf = networksOf(siteTransport);
  const waysOn = (day: IsoDate) => {
    const light = sunTimes(day, tidePort);
    const begins = day === today ? now : londonDayBounds(day).from;
    return { ...waysOfDay(networkOf(day), from, to, { now: begins, light }), light };
  };
  const { timed, anyTime, light } = waysOn(date);
  const isToday = date === today;
  const next = isToday && timed.length === 0 ? waysOn(addDays(today, 1)) : undefined;
  const last = isToday ? lastBus(networkOf(date), from, to, now) : undefined;
  const title = `${formatDate(date)}: ${pointName(from)} to ${pointName(to)}`;
  const isListed = timed.length > 0 || anyTime.way !== undefined;
  return (
    <>
      <h3 className={text.cardTitle}>{title}</h3>
      <WayLines choice={anyTime} light={light} last={last} toName={pointName(to)} />
      {!isToday && !isListed && <p>No bus on this day, and no path. Try another day.</p>}
      {timed.length > 0 && <BusTable label={`Buses, ${title}`} ways={timed} light={light} />}
      {next && next.timed.length > 0 && (
        <>
          <h4 className={text.bold}>{`First buses tomorrow, ${formatDate(addDays(today, 1))}`}</h4>
          <BusTable
            label="First buses tomorrow"
            ways={next.timed.slice(0, firstBuses)}
            light={next.light}
          />
        </>
      )}
    </>
  );
}
