import { useEffect, useState } from 'react';
import { planner } from '@/components/planner/planner';
import { Button } from '@/components/ui/Button/Button';
import { arrange, type Proposal } from '@/lib/days/arrange';
import type { DayChecker } from '@/lib/days/check/check';
import { isSameThing, type Thing } from '@/lib/days/trip';
import { dayWords, usePlannerContext } from './planner-context';
import { runChunked } from './run-chunked';
import * as styles from './Days.css';

interface ArrangementProps {
  checker: DayChecker;
  tray: readonly Thing[];
  onClose: () => void;
}

const isSameTray = (one: readonly Thing[], other: readonly Thing[]) =>
  one.length === other.length && one.every((thing) => other.some((it) => isSameThing(it, thing)));

/** A whole plan for what has no day yet, with its reasons. Nothing changes before it is accepted. */
export function Arrangement({ checker, tray, onClose }: ArrangementProps) {
  const { trip, now, act } = usePlannerContext();
  // As it was when it was asked for; what is planned meanwhile is a reason to propose anew.
  const [asked, setAsked] = useState({ checker, trip, tray, now });
  const [made, setMade] = useState<{ for: typeof asked; proposal: Proposal }>();
  if (asked.trip !== trip || !isSameTray(asked.tray, tray)) {
    setAsked({ checker, trip, tray, now });
  }

  useEffect(() => {
    const { newId } = planner.getState();
    return runChunked(
      arrange({ ...asked, newId }),
      (proposal) => setMade({ for: asked, proposal }),
      {
        isAsked: true,
      },
    );
  }, [asked]);

  if (made?.for !== asked) return <p role="status">Arranging your days …</p>;
  const { placed, left, trip: proposed, accept } = made.proposal;
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
            <ul className={styles.points}>
              {here.map(({ stopId, name, clock, reasons }) => (
                <li key={stopId}>
                  <strong>{[name, clock].filter(Boolean).join(', ')}</strong>
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
          <ul className={styles.points}>
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
              act('Days arranged', accept);
              onClose();
            }}
          >
            Accept these days
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          Leave it as it is
        </Button>
      </div>
    </section>
  );
}
