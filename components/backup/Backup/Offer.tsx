import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { type Contents, missingDays } from '@/lib/backup/backup';
import { fitDays } from '@/lib/days/changes';
import type { Trip } from '@/lib/days/trip';
import { shownName } from '@/lib/planner/item';
import type { Plan } from '@/lib/planner/plan';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { counted } from '@/lib/typeset';
import { padAbove, row, stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';

function words({ items, trip }: { items: Plan; trip: Trip }): string {
  const from = trip.firstDate === undefined ? '' : ` from ${formatDate(trip.firstDate)}`;
  const planned = trip.days.length === 0 ? 'no days' : counted(trip.days.length, 'day') + from;
  return `${counted(items.length, 'saved thing')} and ${planned}`;
}

const copiesWords = (copies: number) =>
  copies === 0 ? '' : `, with ${counted(copies, 'copy', 'copies')} of what couldn’t be read`;

const MAX_NAMES = 40;

function names(items: Plan): string {
  const more = items.length - MAX_NAMES;
  const listed = items.slice(0, MAX_NAMES).map(shownName);
  return listed.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

interface OfferProps {
  made: string | undefined;
  held: Contents;
  here: { items: Plan; trip: Trip };
  onMerge: () => void;
  onReplace: () => void;
  onClose: () => void;
}

export function Offer({ made, held, here, onMerge, onReplace, onClose }: OfferProps) {
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmptyHere = here.items.length === 0 && here.trip.days.length === 0;
  const missing = missingDays(here.trip, held.trip);
  const { noRoom } = fitDays(here.trip, missing);
  const madeOn = made ? londonDate(epochMinutes(Date.parse(made))) : '';

  useEffect(() => heading.current?.focus(), [asking]);

  return (
    <section className={`${stack.xs} ${rule.above} ${padAbove.m}`} aria-labelledby="backup-offer">
      <h3 id="backup-offer" ref={heading} tabIndex={-1}>
        {asking ? 'Replace your plan?' : 'What the backup holds'}
      </h3>
      <p>
        <b>In the backup</b>
        <span>
          {`${madeOn && ` of ${formatDate(madeOn)}`}: ${words(held)}${copiesWords(held.copies)}.`}
        </span>
      </p>
      <p>
        <b>Here:</b> <span>{`${words(here)}.`}</span>
      </p>
      {held.items.length > 0 && (
        <p className={`${text.small} ${text.breakable}`} dir="auto">
          {names(held.items)}
        </p>
      )}
      {held.partly && (
        <p>Part of it can’t be read. If you restore it, a copy of everything is kept.</p>
      )}
      {!isEmptyHere && !asking && noRoom !== '' && <p>{noRoom}</p>}
      {asking && <p>The backup replaces everything listed under “Here”.</p>}
      <div className={row.xs}>
        {isEmptyHere ? (
          <Button onClick={onReplace}>Restore backup</Button>
        ) : asking ? (
          <Button onClick={onReplace}>Yes, replace</Button>
        ) : (
          <>
            <Button onClick={onMerge}>Add to my plan</Button>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Replace my plan …
            </Button>
          </>
        )}
        <Button variant="secondary" onClick={asking ? () => setAsking(false) : onClose}>
          {asking ? 'Back' : 'No, thank you'}
        </Button>
      </div>
    </section>
  );
}
