import { ReadTooLongAgo } from '@/components/trust/ReadTooLongAgo/ReadTooLongAgo';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import type { Service } from '@/content/ways/types';
import { publishersOf } from '@/lib/ways/publishers';
import { type StopRow, SERVICE_DAYS } from '@/lib/ways/timetable';
import { TrustedUntil } from '../TrustedUntil';
import { WhileRuns } from '../WhileRuns';
import * as styles from './Timetable.css';

const headings = ['Bus', 'Monday to Friday', 'Saturday', 'Sunday', 'Bank holiday'];

function Times({ times }: { times: StopRow['times'][keyof StopRow['times']] }) {
  if (times === 'not-read') return <span className={styles.quiet}>not known</span>;
  if (times.length === 0) return <>none</>;
  return (
    <span className={styles.times}>
      {times.map((time) => (
        <span key={time}>{time}</span>
      ))}
    </span>
  );
}

/** A bus and its times, or the sentence that stands in their place. */
function Row({ row, nameOf }: { row: StopRow; nameOf: TimetableProps['nameOf'] }) {
  const { service, timesOfFirstStop, times } = row;
  const name = `${service.number} to ${service.towards}`;
  return (
    <WhileRuns
      service={service}
      instead={(words) => (
        <tr>
          <th scope="row" className={styles.name}>
            {name}
          </th>
          <td className={styles.cell} colSpan={SERVICE_DAYS.length}>
            {words}
          </td>
        </tr>
      )}
    >
      <tr>
        <th scope="row" className={styles.name}>
          {name}
          {timesOfFirstStop && (
            <>
              <br />
              <span className={styles.quiet}>
                times at {nameOf(service.calls[0]?.at ?? '')}; the minutes from there have not been
                read
              </span>
            </>
          )}
        </th>
        {SERVICE_DAYS.map((day) => (
          <td key={day} className={styles.cell}>
            <Times times={times[day]} />
          </td>
        ))}
      </tr>
    </WhileRuns>
  );
}

/** When these buses were read: once for all that were read together. */
function Read({ services }: { services: readonly Service[] }) {
  const reading = ({ readOn, validUntil }: Service) => `${readOn} ${validUntil}`;
  const readings = [...new Set(services.map(reading))];
  return readings.map((one) => {
    const facts = services.filter((service) => reading(service) === one);
    const numbers = [...new Set(facts.map(({ number }) => `Bus ${number}`))].join(', ');
    return <TrustedUntil key={one} facts={facts} {...(readings.length > 1 && { of: numbers })} />;
  });
}

interface TimetableProps {
  /** What the table holds: "Buses from the mill". */
  caption: string;
  rows: readonly StopRow[];
  /** The name of a point. */
  nameOf: (point: string) => string;
}

/** The buses of one stop, until the last of them has been read too long ago. */
export function Timetable({ caption, rows, nameOf }: TimetableProps) {
  const services = rows.map(({ service }) => service);
  const last = services
    .map(({ validUntil }) => validUntil)
    .toSorted()
    .at(-1);
  if (!last) return null;
  return (
    <WhileTrusted
      validUntil={last}
      otherwise={
        <ReadTooLongAgo what="The bus times that stood here" sources={publishersOf(services)} />
      }
    >
      {/* Focusable, so that a keyboard can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- https://adrianroselli.com/2020/11/under-engineered-responsive-tables.html */}
      <section className={styles.scroller} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className={styles.head}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.service.slug} row={row} nameOf={nameOf} />
            ))}
          </tbody>
        </table>
      </section>
      <Read services={services} />
    </WhileTrusted>
  );
}
