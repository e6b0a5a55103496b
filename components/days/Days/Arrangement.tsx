import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { arrange, type Proposal } from '@/lib/days/arrange';
import type { DayChecker } from '@/lib/days/check/check';
import type { Thing } from '@/lib/days/trip';
import { trips } from '../trips';
import { dayWords, useDesk } from './desk';
import * as styles from './Days.css';

/** How long the page may be busy at a time, in milliseconds: one picture of the screen. */
const stepMs = 16;

interface ArrangementProps {
  checker: DayChecker;
  tray: readonly Thing[];
  onClose: () => void;
}

/** A whole plan for what has no day yet, with its reasons. Nothing changes before it is accepted. */
export function Arrangement({ checker, tray, onClose }: ArrangementProps) {
  const { trip, now, act } = useDesk();
  // As it was when it was asked for: what is accepted is what has been read.
  const [asked] = useState({ checker, trip, tray, now });
  const [proposal, setProposal] = useState<Proposal>();

  useEffect(() => {
    const { newId } = trips.getState();
    const steps = arrange({ ...asked, newId });
    let timer: ReturnType<typeof setTimeout>;
    // A little at a time, so that the page stays awake: browsers let 4 ms pass between two steps.
    const step = () => {
      const until = performance.now() + stepMs;
      let next = steps.next();
      while (!next.done && performance.now() < until) next = steps.next();
      if (next.done) setProposal(next.value);
      else timer = setTimeout(step);
    };
    timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [asked]);

  if (!proposal) return <p role="status">Arranging your days …</p>;
  const { placed, left, trip: proposed } = proposal;
  return (
    <section className={styles.box} aria-labelledby="proposal-heading">
      <h2 id="proposal-heading" className={styles.boxName}>
        A proposal for your days
      </h2>
      {proposed.days.map((day, index) => {
        const here = placed.filter(({ dayId }) => dayId === day.id);
        return here.length === 0 ? null : (
          <div key={day.id}>
            <h3 className={styles.dayName}>{dayWords(index)}</h3>
            <ul>
              {here.map(({ stopId, name, reasons }) => (
                <li key={stopId}>
                  <strong>{name}</strong>
                  {reasons.length > 0 && <>: {reasons.join(' ')}</>}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {left.length > 0 && (
        <div>
          <h3 className={styles.dayName}>Found no place</h3>
          <ul>
            {left.map(({ thing, name, reason }) => (
              <li key={`${thing.type}:${thing.slug}`}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.buttons}>
        {placed.length > 0 && (
          <Button
            onClick={() => {
              act('Days arranged', proposal.accept);
              onClose();
            }}
          >
            Accept these days
          </Button>
        )}
        <Button look="secondary" onClick={onClose}>
          Leave it as it is
        </Button>
      </div>
    </section>
  );
}
