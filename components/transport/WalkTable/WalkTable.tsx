import type { Leg } from '@/content/transport/types';
import { ColumnHeads, TableBox } from '@/components/ui/Table/TableBox';
import { pointName, undatedWalk } from '@/lib/content/transport';
import { climbText, durationText, lengthText } from '@/lib/time/spans';
import { turned } from '@/lib/transport/walk';
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
        <ColumnHeads names={['From – to', 'There', 'Back']} />
        <tbody>
          {legs.map((leg) => (
            <tr key={leg.slug}>
              <th scope="row" className={styles.leg}>
                <span translate="no">{`${pointName(leg.from)} – ${pointName(leg.to)}`}</span>
                <span className={text.under}>{lengthText(leg.kilometres)}</span>
              </th>
              {[leg, turned(leg)].map(({ from, to, climb, climbIsRough = false }) => (
                <td key={from} className={styles.figures}>
                  {minutesText(from, to)}
                  <span className={text.under}>{climbText(climb.there, climbIsRough)}&nbsp;up</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
