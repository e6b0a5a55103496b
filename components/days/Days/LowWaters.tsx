import { lowWatersFor } from '@/lib/days/repair';
import type { Stop } from '@/lib/days/trip';
import { usePlannerContext } from './planner-context';
import * as days from './Days.css';

/** The daylight low waters of the stay, for a stop that the tide opens and shuts. */
export function LowWaters({ stop }: { stop: Stop }) {
  const { trip, checker, now, nameOf, act } = usePlannerContext();
  if (!checker) return null;
  const choices = lowWatersFor(checker, trip, stop.id, now);
  const name = nameOf(stop);
  if (choices.length === 0) {
    return <p className={days.quiet}>No low water in daylight is predicted for these days.</p>;
  }
  return (
    <ul className={days.tray} aria-label={`Low waters for ${name}`}>
      {choices.map(({ words, time, passes, move, lowWater }) => (
        <li key={lowWater.instant}>
          <button
            type="button"
            className={days.tool}
            onClick={() => act(`${name} moved to ${words}, from ${time}`, move)}
          >
            {words}, begin at {time}
            {passes ? '' : ' (brings a conflict)'}
          </button>
        </li>
      ))}
    </ul>
  );
}
