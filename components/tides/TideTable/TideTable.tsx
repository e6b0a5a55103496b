import { ColumnHeads, TableBox } from '@/components/ui/Table/TableBox';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { formatHeight, type TideDay, tideWeek } from '@/lib/tides/day';
import type { TideMonthDay } from '@/lib/tides/month';
import { extremeName, tideHeight, tidesInWords } from '@/lib/tides/words';
import { builtAt, londonDate, londonTime } from '@/lib/time/london';
import { formatDate, formatDayMonth } from '@/lib/time/words';
import { MoonPicture } from '../Moon/Moon';
import * as styles from './TideTable.css';

interface TideTableProps {
  caption: string;
  days: readonly (TideDay & Partial<TideMonthDay>)[];
}

/** "2.6 m", "4.1 m, spring tide"; the estimate does not know. */
const rangeWords = ({ range, stage, source }: Pick<TideDay, 'range' | 'stage' | 'source'>) =>
  source === 'estimate' ? '–' : [formatHeight(range), stage].filter(Boolean).join(', ');

/** A tide table as almanacs have it: a row a day, high waters bold. */
export function TideTable({ caption, days }: TideTableProps) {
  const withMoon = days.some(({ moon }) => moon);
  return (
    <TableBox label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {`${caption}. H and L are high and low water; heights in metres above chart datum.`}
        </caption>
        <ColumnHeads names={['Day', 'Tides', 'Range', 'Sun', ...(withMoon ? ['Moon'] : [])]} />
        <tbody>
          {days.map(({ date, tides, sunrise, sunset, moon, ...day }) => (
            <tr key={date}>
              <th scope="row" className={styles.day}>
                {/* Breaks behind the weekday alone, where there is no room for a line. */}
                {formatDayMonth(date).replace(/ (?=\D+$)/, '\u00A0')}
              </th>
              <td className={styles.cell}>
                <ul className={styles.tides}>
                  {tides.map((tide) => (
                    <li
                      key={tide.instant}
                      className={tide.kind === 'high' ? styles.high : styles.tide}
                    >
                      <abbr className={styles.letter} title={extremeName(tide.kind)}>
                        {tide.kind === 'high' ? 'H' : 'L'}
                      </abbr>{' '}
                      <span>{londonTime(tide.instant)}</span> <span>{tideHeight(tide)}</span>
                    </li>
                  ))}
                </ul>
              </td>
              <td className={styles.cell}>{rangeWords(day)}</td>
              <td className={styles.cell}>
                {/* On two lines where a moon stands beside it on a phone, and nowhere else. */}
                <span className={withMoon ? styles.lineIfRoom : styles.line}>
                  {`${londonTime(sunrise)}–${londonTime(sunset)}`}
                </span>
              </td>
              {moon && (
                <td className={styles.moon}>
                  <MoonPicture light={moon.light} />
                  <VisuallyHidden>{moon.name}</VisuallyHidden>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function builtWeek() {
  const built = builtAt();
  return built === null ? [] : tideWeek(londonDate(built));
}

/** The week from the day of the build: true without a clock, because each row bears its date. */
export function BuiltWeek() {
  const days = builtWeek();
  const [first] = days;
  if (!first) return null;
  return <TideTable caption={`From ${formatDate(first.date)}, in local time`} days={days} />;
}

/** The first days of it in words, for a page whose HTML must stay small. */
export function BuiltDays() {
  return builtWeek()
    .slice(0, 3)
    .map(({ date, tides }) => <p key={date}>{`${formatDate(date)}: ${tidesInWords(tides)}`}</p>);
}
