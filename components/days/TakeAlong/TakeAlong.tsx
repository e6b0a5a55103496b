import { useState } from 'react';
import { useLoaded } from '@/components/browser/use-loaded';
import { allStops } from '@/lib/days/trip';
import { useDesk } from '../Days/desk';
import * as days from '../Days/Days.css';

const loadChoices = () => import('./Choices').then(({ Choices }) => Choices);

/** "Take it along": the days in forms that other programs take. Their code comes once it is opened. */
export function TakeAlong() {
  const { trip } = useDesk();
  const [wanted, setWanted] = useState(false);
  const choices = useLoaded(wanted, loadChoices);
  if (allStops(trip).length === 0) return null;
  return (
    <section className={days.box} aria-labelledby="take-along">
      <h2 id="take-along" className={days.boxName}>
        Take it along
      </h2>
      <details className={days.details} onToggle={() => setWanted(true)}>
        <summary className={days.summary}>Calendar, map or text</summary>
        {choices === 'failed' && (
          <p role="alert">
            This part did not load. It comes by itself once there is a signal; your days are kept.
          </p>
        )}
        {typeof choices === 'object' && <choices.Component />}
      </details>
    </section>
  );
}
