import { ReadTooLongAgo } from '@/components/trust/ReadTooLongAgo/ReadTooLongAgo';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import type { ClockTime } from '@/content/types';
import type { Service } from '@/content/transport/types';
import { formatDayOfYear } from '@/lib/time/words';
import { listText } from '@/lib/typeset';
import { publishersOf } from '@/lib/transport/publishers';
import { daysText, sameTimes, type SameTimes, timesByStop } from '@/lib/transport/timetable';
import { WhileRuns } from '../WhileRuns';
import * as styles from './Timetable.css';

type NameOf = (point: string) => string;

function Row({ name, times }: { name: string; times: readonly ClockTime[] | string }) {
  return (
    <tr>
      <th scope="row" className={styles.days}>
        {name}
      </th>
      <td className={styles.cell}>
        {typeof times === 'string' ? (
          times
        ) : (
          <span className={styles.times}>
            {times.map((time) => (
              <span key={time}>{time}</span>
            ))}
          </span>
        )}
      </td>
    </tr>
  );
}

function Days({ service, days, times, nameOf }: SameTimes & { service: Service; nameOf: NameOf }) {
  if (times === 'not-read' || times.length === 0) {
    return <Row name={daysText(days)} times={times === 'not-read' ? 'ask' : 'none'} />;
  }
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.days}>
          {daysText(days)}
        </th>
      </tr>
      {timesByStop(service, times).map((stop) => (
        <Row key={stop.at} name={nameOf(stop.at)} times={stop.times} />
      ))}
    </>
  );
}

function Bus({ service, nameOf }: { service: Service; nameOf: NameOf }) {
  const { calls, number, readOn, towards, validFrom } = service;
  const begins = validFrom && validFrom > readOn ? validFrom : undefined;
  const groups = sameTimes(service);
  const between = calls.slice(1, -1).filter(({ minutes }) => minutes === undefined);
  return (
    <tbody className={styles.group}>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.groupName}>
          {number} to {towards}
          {begins && <span className={styles.under}> from {formatDayOfYear(begins)}</span>}
          {between.length > 0 && (
            <span className={styles.under}>
              {' '}
              by {listText(between.map(({ at }) => nameOf(at)))}
            </span>
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
        {groups.map((group) => (
          <Days key={group.days.join()} service={service} nameOf={nameOf} {...group} />
        ))}
      </WhileRuns>
    </tbody>
  );
}

interface TimetableProps {
  caption: string;
  services: readonly Service[];
  nameOf: NameOf;
}

export function Timetable({ caption, services, nameOf }: TimetableProps) {
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
      <table className={styles.table} aria-label={caption}>
        {services.map((service) => (
          <Bus key={service.slug} service={service} nameOf={nameOf} />
        ))}
      </table>
    </WhileTrusted>
  );
}
