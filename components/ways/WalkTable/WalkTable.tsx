import type { Leg } from '@/content/ways/types';
import type { Pace } from '@/lib/ways/pace';
import { printedWalk } from '@/lib/content/ways';
import { climbText, durationText, lengthText } from '@/lib/ways/words';
import { preloadFigures } from '@/styles/preload-figures';
import * as table from '../Timetable/Timetable.css';
import * as styles from './WalkTable.css';

const paces: readonly (readonly [pace: Pace, label: string])[] = [
  ['slow', 'Slow, 4 km/h'],
  ['steady', 'Steady, 5 km/h'],
  ['brisk', 'Brisk, 6 km/h'],
];

function Minutes({ from, to }: { from: string; to: string }) {
  return paces.map(([pace]) => {
    const walk = printedWalk(from, to, pace);
    return (
      <span key={pace} className={styles.minutes[pace]}>
        {walk.state === 'known' ? durationText(walk.minutes) : 'not offered'}
      </span>
    );
  });
}

interface WalkTableProps {
  caption: string;
  legs: readonly Leg[];
  /** The name of a point. */
  nameOf: (point: string) => string;
}

/**
 * Ways on foot with their climbs and minutes in both directions. The pace is chosen without a
 * script: all three are in the page, and the stylesheet shows one.
 */
export function WalkTable({ caption, legs, nameOf }: WalkTableProps) {
  preloadFigures();
  return (
    <div className={styles.box}>
      <fieldset className={styles.paces}>
        <legend className={styles.legend}>Your pace</legend>
        {paces.map(([pace, label]) => (
          <label key={pace} className={styles.pace}>
            <input
              type="radio"
              name="pace"
              value={pace}
              defaultChecked={pace === 'steady'}
              className={styles.radio}
            />
            {label}
          </label>
        ))}
      </fieldset>
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
                  <Minutes from={start} to={end} />
                  <span className={table.under}>{climbText(metres, climbIsRough)}&nbsp;up</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
