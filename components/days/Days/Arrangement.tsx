import { useEffect, useRef, useState } from 'react';
import { runChunked } from '@/components/browser/run-chunked';
import { planner, usePlanner } from '@/components/saved/planner';
import { Button } from '@/components/ui/Button/Button';
import { arrange, type Proposal } from '@/lib/days/arrange';
import type { DayChecker } from '@/lib/days/check/check';
import { trayOf } from '@/lib/days/trip';
import { align, row, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { DaySheet } from './DaySheet';
import { apply, PlannerContext, usePlannerContext } from './planner-context';
import * as styles from './Days.css';

export function Arrangement({ checker, onClose }: { checker: DayChecker; onClose: () => void }) {
  const context = usePlannerContext();
  const { trip, now, goTo } = context;
  const heading = useRef<HTMLHeadingElement>(null);
  const items = usePlanner((state) => state.items);
  const [asked, setAsked] = useState({ checker, trip, items, now });
  const [made, setMade] = useState<{ for: typeof asked; proposal: Proposal }>();
  if (asked.trip !== trip || asked.items !== items) setAsked({ checker, trip, items, now });

  useEffect(() => {
    const { newId } = planner.getState();
    const tray = trayOf(asked.trip, asked.items).map(({ type, slug = '' }) => ({ type, slug }));
    return runChunked(arrange({ ...asked, tray, newId }), (proposal) =>
      setMade({ for: asked, proposal }),
    );
  }, [asked]);

  const isMade = made !== undefined;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isMade]);

  if (made?.for !== asked) return <p role="status">Arranging your days…</p>;
  const { placed, left, trip: proposed, change } = made.proposal;

  function use() {
    apply('Days arranged', change);
    onClose();
    goTo(proposed.days[0]?.id);
  }

  return (
    <section className={stack.m} aria-labelledby="proposal-heading">
      <h2 id="proposal-heading" ref={heading} tabIndex={-1} className={text.cardTitle}>
        Suggested days
      </h2>
      <div className={row.xs}>
        {placed > 0 && <Button onClick={use}>Use these days</Button>}
        <Button variant="secondary" onClick={onClose}>
          Keep mine
        </Button>
      </div>
      {left.length > 0 && (
        <ul className={text.quiet} aria-label="Didn’t fit">
          {left.map(({ thing, name, reason }) => (
            <li key={`${thing.type}:${thing.slug}`}>
              Didn’t fit: <b>{name}</b>
              <span>{`. ${reason}`}</span>
            </li>
          ))}
        </ul>
      )}
      <PlannerContext value={{ ...context, trip: proposed, isProposal: true }}>
        <div className={`${stack.l} ${align.top} ${styles.days}`}>
          {proposed.days.map(
            (day, index) =>
              day.stops.length > 0 && <DaySheet key={day.id} day={day} index={index} isShown />,
          )}
        </div>
      </PlannerContext>
    </section>
  );
}
