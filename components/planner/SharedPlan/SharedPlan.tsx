'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { Badge } from '@/components/ui/Badge/Badge';
import { Button } from '@/components/ui/Button/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import type { Elements } from '@/components/ui/elements';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { check, plus } from '@/components/ui/Icon/paths';
import { fitDays } from '@/lib/days/changes';
import { dayName, isSameThing, type Stop, type Trip } from '@/lib/days/trip';
import { typeWords } from '@/lib/planner/words';
import { showablePicture } from '@/lib/planner/picture';
import { isSaved, type Plan } from '@/lib/planner/plan';
import { mergePlan } from '@/lib/store/merge';
import { type ReadLink, readPlan, type ReadPlan } from '@/lib/share/link';
import { counted } from '@/lib/typeset';
import { align, filling, line, padBlock, row, stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { fetchCatalogue, fetchCodes } from '@/components/saved/own-data';
import { ItemPicture } from '@/components/saved/ItemPicture/ItemPicture';
import { planner, usePlanner } from '@/components/saved/planner';
import * as styles from './SharedPlan.css';

async function loadTables() {
  const [codes, catalogue] = await Promise.all([fetchCodes(), fetchCatalogue()]);
  return { codes, catalogue };
}

interface FrameProps {
  title: string;
  onClose: () => void;
  children: Elements;
  buttons: ReactNode;
}

function Frame({ title, onClose, children, buttons }: FrameProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className={stack.m}>
        {children}
        <div className={row.s}>{buttons}</div>
      </div>
    </Dialog>
  );
}

/** "6 places and 3 days". */
function contents(items: number, days: number): string {
  return [counted(items, 'place'), ...(days > 0 ? [counted(days, 'day')] : [])].join(' and ');
}

function introWords(held: ReadPlan, plan: Plan, own: Trip): string {
  const isEmpty = plan.length === 0 && own.days.length === 0;
  const isAllSaved = held.drafts.every((draft) => isSaved(plan, draft));
  return [
    `${contents(held.drafts.length, held.trip.days.length)}.`,
    isEmpty
      ? 'Your planner is empty.'
      : `Your planner has ${contents(plan.length, own.days.length)}.`,
    isAllSaved && 'You’ve saved all these places already.',
    held.trip.days.length > 0 && own.days.length > 0 && 'New days go after yours.',
  ]
    .filter(Boolean)
    .join(' ');
}

function Days({ trip, drafts }: Pick<ReadPlan, 'trip' | 'drafts'>) {
  const nameOf = (stop: Stop) =>
    drafts.find((draft) => isSameThing(stop, draft))?.name ?? stop.slug;
  return (
    <ol className={stack.s}>
      {trip.days.map((day, index) => (
        <li key={day.id}>
          <h3 className={text.cardTitle}>
            {[dayName(trip, index), day.title].filter(Boolean).join(' · ')}
          </h3>
          <ul>
            {day.stops.map((stop) => (
              <li key={stop.id}>{[stop.time, nameOf(stop)].filter(Boolean).join(' ')}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Offer({ onDecided, ...held }: ReadPlan & { onDecided: () => void }) {
  const { drafts, unknown, trip, isWhole } = held;
  const plan = usePlanner((state) => state.items);
  const own = usePlanner(({ trip }) => trip);
  const { fitting, noRoom } = fitDays(own, trip);
  const isOffered = fitting.length > 0 || drafts.some((draft) => !isSaved(plan, draft));
  const isEmptyHere = plan.length === 0 && own.days.length === 0;

  function take(isInstead: boolean) {
    mergePlan(planner, drafts, trip, isInstead);
    onDecided();
  }

  return (
    <Frame
      title="A plan shared with you"
      onClose={onDecided}
      buttons={
        <>
          {isOffered && (
            <Button glyph={plus} onClick={() => take(false)}>
              Add to my plan
            </Button>
          )}
          {isOffered && !isEmptyHere && (
            <Button variant="secondary" onClick={() => take(true)}>
              Replace my plan
            </Button>
          )}
          <Button variant={isOffered ? 'secondary' : 'primary'} onClick={onDecided}>
            {isOffered ? 'No, thank you' : 'Go to my planner'}
          </Button>
        </>
      }
    >
      <p>{introWords(held, plan, own)}</p>
      <p>It’s a copy: your changes don’t go back, and theirs don’t reach you.</p>
      {noRoom !== '' && <p>{noRoom}</p>}
      {!isWhole && (
        <p>
          This link is incomplete. Here’s what it still holds; ask for it again to get the rest.
        </p>
      )}
      {unknown > 0 && (
        <p>{`Left out: ${counted(unknown, 'item')} that the guide no longer has.`}</p>
      )}
      <Days trip={trip} drafts={drafts} />
      <ul className={rule.above}>
        {drafts.map((draft) => (
          <li
            key={`${draft.type}:${draft.slug}`}
            className={`${row.xxs} ${align.middle} ${rule.below} ${padBlock.xs} ${styles.entry}`}
          >
            <ItemPicture
              src={showablePicture(draft.image, { origin: window.location.origin, hosts: [] })}
              boxClass={styles.picture}
              imageClass={filling}
            />
            <Badge tone={typeWords(draft.type).tone}>{typeWords(draft.type).label.one}</Badge>
            <span className={`${text.bold} ${styles.name}`}>{draft.name}</span>
            {isSaved(plan, draft) && (
              <span className={`${line.xxs} ${text.small} ${styles.saved}`}>
                <Glyph path={check} />
                Already in your planner
              </span>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

type Problem = Exclude<ReadLink, ReadPlan>['kind'] | 'unreachable';

const messages: Record<Problem, { title: string; text: string; again?: string; leave?: string }> = {
  damaged: {
    title: 'This link is incomplete',
    text: 'Ask for it again, and open or paste all of it. Your plan hasn’t changed.',
  },
  newer: {
    title: 'This link needs a newer guide',
    text: 'Reload this page when you have a signal. Your plan hasn’t changed.',
    again: 'Reload this page',
  },
  foreign: {
    title: 'Nothing in this link is in the guide',
    text: 'It may have been removed since. Your plan hasn’t changed.',
  },
  unreachable: {
    title: 'The shared plan didn’t load',
    text: 'Try again when you have a signal. Your plan is safe.',
    again: 'Try again',
    leave: 'Not now',
  },
};

export function SharedPlan({ fragment, onDecided }: { fragment: string; onDecided: () => void }) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<ReadLink | { readonly kind: 'unreachable' }>();

  useEffect(() => {
    readPlan(fragment, loadTables).then(setState, () => setState({ kind: 'unreachable' }));
  }, [fragment, attempt]);

  if (!state) return null;
  if (state.kind === 'plan') return <Offer {...state} onDecided={onDecided} />;
  const { title, text, again, leave = 'Go to my planner' } = messages[state.kind];
  const tryAgain = () =>
    state.kind === 'newer' ? window.location.reload() : setAttempt(attempt + 1);
  return (
    <Frame
      title={title}
      onClose={onDecided}
      buttons={
        <>
          {again && <Button onClick={tryAgain}>{again}</Button>}
          <Button variant={again ? 'secondary' : 'primary'} onClick={onDecided}>
            {leave}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Frame>
  );
}
