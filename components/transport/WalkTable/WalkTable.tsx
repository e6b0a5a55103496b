import type { Leg } from '@/content/transport/types';
import { ColumnHeads, TableBox } from '@/components/ui/Table/TableBox';
import { pointName, undatedWalk } from '@/lib/content/transport';
import { climbText, durationText, lengthText } from '@/lib/time/spans';
import { text } from '@/styles/text.css';
import * as styles from '../Timetable/Timetable.css';

function minutesText(from: string, to: string): string {
  const walk = undatedWalk(from, to);
  return walk.state === 'known' ? durationText(walk.minutes) : 'check first';
}

export function WalkTable({ caption, legs }: { caption: string; legs: readonly Leg[] }) {
  return (
    <TableBox label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <ColumnHeads names={['From – to', 'There', 'Back']} className={styles.head} />
        <tbody>
          {legs.map(({ slug, from, to, kilometres, climb, climbIsRough = false }) => (
            <tr key={slug}>
              <th scope="row" className={styles.leg}>
                <span translate="no">{`${pointName(from)} – ${pointName(to)}`}</span>
                <span className={text.under}>{lengthText(kilometres)}</span>
              </th>
              {(
                [
                  [from, to, climb.there],
                  [to, from, climb.back],
                ] as const
              ).map(([start, end, metres]) => (
                <td key={start} className={styles.figures}>
                  {minutesText(start, end)}
                  <span className={text.under}>{climbText(metres, climbIsRough)}&nbsp;up</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
