import { ReadTooLongAgo } from '@/components/trust/ReadTooLongAgo/ReadTooLongAgo';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import type { Service } from '@/content/ways/types';
import { formatDayOfYear } from '@/lib/time/words';
import { publishersOf } from '@/lib/ways/publishers';
import { daysText, sameTimes, type SameTimes, type StopRow } from '@/lib/ways/timetable';
import { TrustedUntil } from '../TrustedUntil';
import { WhileRuns } from '../WhileRuns';
import * as styles from './Timetable.css';

function Times({ times }: Pick<SameTimes, 'times'>) {
  if (times === 'not-read') return <>ask</>;
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
function Bus({ row, nameOf }: { row: StopRow; nameOf: TimetableProps['nameOf'] }) {
  const { service, timesOfFirstStop } = row;
  const groups = sameTimes(row);
  const { readOn, validFrom } = service;
  const begins = validFrom && validFrom > readOn ? validFrom : undefined;
  const isRead = groups.some(({ times }) => times !== 'not-read' && times.length > 0);
  return (
    <tbody className={styles.group}>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.groupName}>
          {service.number} to {service.towards}
          {begins && <span className={styles.under}> from {formatDayOfYear(begins)}</span>}
          {timesOfFirstStop && isRead && (
            <span className={styles.under}> leaves {nameOf(service.calls[0]?.at ?? '')} at</span>
          )}
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
        {groups.map(({ days, times }) => (
          <tr key={days.join()}>
            <th scope="row" className={styles.days}>
              {daysText(days)}
            </th>
            <td className={styles.cell}>
              <Times times={times} />
            </td>
          </tr>
        ))}
      </WhileRuns>
    </tbody>
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
      otherwise={<ReadTooLongAgo what="Our bus times" sources={publishersOf(services)} />}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        {rows.map((row) => (
          <Bus key={row.service.slug} row={row} nameOf={nameOf} />
        ))}
      </table>
      <Read services={services} />
    </WhileTrusted>
  );
}
