import type { Leg } from '@/content/transport/types';
import { printedWalk } from '@/lib/content/printed-transport';
import { climbText, durationText, lengthText } from '@/lib/time/words';
import * as table from '../Timetable/Timetable.css';
import * as styles from './WalkTable.css';

function minutesText(from: string, to: string): string {
  const walk = printedWalk(from, to);
  return walk.state === 'known' ? durationText(walk.minutes) : 'check first';
}

interface WalkTableProps {
  caption: string;
  legs: readonly Leg[];
  nameOf: (point: string) => string;
}

export function WalkTable({ caption, legs, nameOf }: WalkTableProps) {
  return (
    <table className={table.table}>
      <caption className={table.caption}>{caption}</caption>
      <thead>
        <tr>
          {['From – to', 'There', 'Back'].map((label) => (
            <th key={label} scope="col" className={table.head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {legs.map(({ slug, from, to, kilometres, climb, climbIsRough = false }) => (
          <tr key={slug}>
            <th scope="row" className={styles.leg}>
              {nameOf(from)} – {nameOf(to)}
              <span className={table.under}>{lengthText(kilometres)}</span>
            </th>
            {(
              [
                [from, to, climb.there],
                [to, from, climb.back],
              ] as const
            ).map(([start, end, metres]) => (
              <td key={start} className={styles.figures}>
                {minutesText(start, end)}
                <span className={table.under}>{climbText(metres, climbIsRough)}&nbsp;up</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
