import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import type { DatedFact } from '@/content/types';
import { type StopRow, SERVICE_DAYS } from '@/lib/ways/timetable';
import { TrustedUntil } from '../TrustedUntil';
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

interface TimetableProps {
  /** What the table holds: "Buses from the mill". */
  caption: string;
  rows: readonly StopRow[];
  /** The name of a point. */
  nameOf: (point: string) => string;
}

/** The buses of one stop, until they have been read too long ago. */
export function Timetable({ caption, rows, nameOf }: TimetableProps) {
  const facts: readonly DatedFact[] = rows.map(({ service }) => service);
  const first = facts.toSorted((a, b) => (a.validUntil < b.validUntil ? -1 : 1))[0];
  if (!first) return null;
  return (
    <WhileTrusted
      what="The bus times that stood here"
      source={first.source}
      validUntil={first.validUntil}
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
            {rows.map(({ service, timesOfFirstStop, times }) => (
              <tr key={service.slug}>
                <th scope="row" className={styles.name}>
                  {service.number} to {service.towards}
                  {timesOfFirstStop && (
                    <>
                      <br />
                      <span className={styles.quiet}>
                        times at {nameOf(service.calls[0]?.at ?? '')}; the minutes from there have
                        not been read
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
            ))}
          </tbody>
        </table>
      </section>
      <TrustedUntil facts={facts} />
    </WhileTrusted>
  );
}
