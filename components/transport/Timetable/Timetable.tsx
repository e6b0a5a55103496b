import type { ReactNode } from 'react';
import { ReadTooLongAgo } from '@/components/trust/EitherLink/EitherLink';
import { TableBox } from '@/components/ui/Table/TableBox';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { awayPoint, homePoint } from '@/content/transport/points';
import type { Service } from '@/content/transport/types';
import { siteTransport, stopName } from '@/lib/content/transport';
import { formatDayOfYear } from '@/lib/time/words';
import { capitalised, listText } from '@/lib/typeset';
import {
  daysText,
  exceptTexts,
  goesBetween,
  type SameTrips,
  weekOf,
  lastDayOf,
} from '@/lib/transport/timetable';
import { leavesText } from '@/lib/transport/words';
import { publishersOf } from '@/lib/transport/way';
import { type Interval, isExact } from '@/lib/transport/types';
import { text } from '@/styles/text.css';
import { UnlessReplaced, WhileRuns } from '../WhileRuns';
import * as styles from './Timetable.css';

interface RowProps {
  name: string;
  /** Of the name. */
  translate?: 'no';
  children: ReactNode;
}

function Row({ name, translate, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.days} translate={translate}>
        {name}
      </th>
      <td className={styles.cell}>{children}</td>
    </tr>
  );
}

/** When each trip is at a call, undefined where it does not make it. */
const timesAt = (trips: SameTrips['trips'], call: number) =>
  trips.map(({ stopTimes }) => stopTimes.find((stop) => stop.call === call));

const isTime = (time: Interval | undefined): boolean => time !== undefined && isExact(time);

function Days({ service, days, dates, state, trips, about }: SameTrips & { service: Service }) {
  const name = dates ?? daysText(days);
  if (state === 'unknown') return <Row name={name}>{about || 'ask'}</Row>;
  if (trips.length === 0) return <Row name={name}>none</Row>;
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.days}>
          {name}
        </th>
      </tr>
      {service.calls.map(
        ({ at }, call) =>
          timesAt(trips, call).some(isTime) && (
            <Row key={call} name={stopName(at)} translate="no">
              <span className={styles.times}>
                {timesAt(trips, call).map((time, trip) => (
                  <span key={trip}>{time ? leavesText(time) : '–'}</span>
                ))}
              </span>
            </Row>
          ),
      )}
    </>
  );
}

function Bus({ service }: { service: Service }) {
  const { byDate, calls, number, operators, readOn, towards, validFrom } = service;
  const begins = validFrom && validFrom > readOn ? validFrom : undefined;
  const week = weekOf(siteTransport, service);
  const isTimed = (call: number) => week.some(({ trips }) => timesAt(trips, call).some(isTime));
  const between = calls.filter(
    ({ minutes }, call) =>
      call > 0 && call < calls.length - 1 && minutes === undefined && !isTimed(call),
  );
  const notes = [
    byDate && ` of ${listText(operators.map(({ name }) => name))}`,
    begins && ` from ${formatDayOfYear(begins)}`,
    week.some(({ about }) => about) && ` from ${stopName(calls[0]?.at ?? '')}`,
    between.length > 0 && ` by ${listText(between.map(({ at }) => stopName(at)))}`,
    goesBetween(service, awayPoint, homePoint) && ` the way home from ${stopName(awayPoint)}`,
  ].filter(Boolean);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.groupName}>
          {number} to {towards}
          {notes.map((note, index) => (
            <span key={index} className={text.under}>
              {note}
            </span>
          ))}
        </th>
      </tr>
      <WhileRuns
        service={service}
        instead={(words) => (
          <tr>
            <td className={styles.cell} colSpan={2}>
              {words}
            </td>
          </tr>
        )}
      >
        {week.map((group) => (
          <Days key={group.dates ?? group.days.join()} service={service} {...group} />
        ))}
      </WhileRuns>
    </tbody>
  );
}

interface TimetableProps {
  caption: string;
  services: readonly Service[];
  /** What else holds as long as the times. */
  children?: ReactNode;
}

export function Timetable({ caption, services, children }: TimetableProps) {
  const last = lastDayOf(services);
  if (!last) return null;
  return (
    <WhileTrusted
      validUntil={last}
      otherwise={<ReadTooLongAgo what="Our bus times" sources={publishersOf(services)} />}
    >
      <TableBox label={caption}>
        <table className={styles.table} aria-label={caption}>
          {services.map((service) => (
            <UnlessReplaced key={service.slug} service={service}>
              <Bus service={service} />
            </UnlessReplaced>
          ))}
        </table>
      </TableBox>
      {exceptTexts(services).map((days) => (
        <p key={days}>{`${capitalised(days)}.`}</p>
      ))}
      {children}
    </WhileTrusted>
  );
}
