import type { Leg } from '@/content/ways/types';
import type { Pace } from '@/lib/ways/pace';
import { printedWalk } from '@/lib/content/ways';
import { climbText, durationText } from '@/lib/ways/words';
import {
  caption as captionStyle,
  cell,
  head,
  name,
  scroller,
  table,
} from '../Timetable/Timetable.css';
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
      {/* Focusable, so that a keyboard can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- https://adrianroselli.com/2020/11/under-engineered-responsive-tables.html */}
      <section className={scroller} aria-label={caption} tabIndex={0}>
        <table className={table}>
          <caption className={captionStyle}>{caption}</caption>
          <thead>
            <tr>
              {['From – to', 'Length', 'Climb there', 'Climb back', 'There', 'Back'].map(
                (label) => (
                  <th key={label} scope="col" className={head}>
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {legs.map(({ slug, from, to, kilometres, climb, climbIsRough = false }) => (
              <tr key={slug}>
                <th scope="row" className={name}>
                  {nameOf(from)} – {nameOf(to)}
                </th>
                <td className={cell}>{kilometres}&nbsp;km</td>
                <td className={cell}>{climbText(climb.there, climbIsRough)}</td>
                <td className={cell}>{climbText(climb.back, climbIsRough)}</td>
                <td className={cell}>
                  <Minutes from={from} to={to} />
                </td>
                <td className={cell}>
                  <Minutes from={to} to={from} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
