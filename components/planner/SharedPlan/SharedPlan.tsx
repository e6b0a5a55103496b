'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { Badge } from '@/components/ui/Badge/Badge';
import { Button } from '@/components/ui/Button/Button';
import { buttons as buttonRow } from '@/components/ui/Button/Buttons.css';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import type { Elements } from '@/components/ui/elements';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { check, plus } from '@/components/ui/Icon/paths';
import { fitDays, noRoomWords } from '@/lib/days/moves';
import type { Trip } from '@/lib/days/trip';
import { badgeTone, typeLabel } from '@/lib/planner/words';
import { isSaved } from '@/lib/planner/plan';
import { mergePlan } from '@/lib/store/merge';
import { type ReadLink, readPlan, type ReadPlan } from '@/lib/share/link';
import { formatDate } from '@/lib/time/words';
import { counted } from '@/lib/typeset';
import { stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { fetchCatalogue } from '../catalogue';
import { fetchCodes } from '../codes';
import { planner, usePlanner } from '../planner';
import * as styles from './SharedPlan.css';

type State = { readonly kind: 'loading' | 'unreachable' } | ReadLink;

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
        <div className={buttonRow}>{buttons}</div>
      </div>
    </Dialog>
  );
}

function daysWords(days: Trip, own: Trip): string {
  const from = days.firstDate === undefined ? '' : ` from ${formatDate(days.firstDate)}`;
  const holds = `It also holds ${counted(days.days.length, 'day')}${from}, with times and notes.`;
  const after = own.days.length === 0 ? '' : ' They go after the days you have.';
  return holds + after;
}

interface OfferProps extends ReadPlan {
  onDecided: () => void;
}

function Offer({ drafts, unknown, trip, isWhole, onDecided }: OfferProps) {
  const plan = usePlanner((state) => state.items);
  const own = usePlanner(({ trip }) => trip);
  const { fitting, left } = fitDays(own, trip.days);
  const names = drafts.filter((draft) => !isSaved(plan, draft)).map(({ name }) => name);
  const fresh = new Set(names).size;
  const holds = `It holds ${counted(drafts.length, 'item')}; your planner has ${counted(plan.length, 'item')}.`;
  const allSaved = fresh === 0 ? ' You’ve saved all of it already.' : '';
  const isOffered = fresh > 0 || fitting.length > 0;

  function add() {
    mergePlan(planner, drafts, trip);
    onDecided();
  }

  return (
    <Frame
      title="A plan shared with you"
      onClose={onDecided}
      buttons={
        <>
          {isOffered && (
            <Button glyph={plus} onClick={add}>
              Add to my planner
            </Button>
          )}
          <Button variant={isOffered ? 'secondary' : 'primary'} onClick={onDecided}>
            {isOffered ? 'No, thank you' : 'Go to my planner'}
          </Button>
        </>
      }
    >
      <p>{holds + allSaved}</p>
      {trip.days.length > 0 && <p>{daysWords(trip, own)}</p>}
      {left.length > 0 && <p>{noRoomWords(trip, left)}</p>}
      {!isWhole && (
        <p>
          This link is incomplete. Here’s what it still holds; ask for it again to get the rest.
        </p>
      )}
      {unknown > 0 && (
        <p>{`Left out: ${counted(unknown, 'item')} that the guide no longer has.`}</p>
      )}
      <ul className={rule.above}>
        {drafts.map((draft) => (
          <li key={`${draft.type}:${draft.slug}`} className={styles.entry}>
            <Badge tone={badgeTone(draft.type)}>{typeLabel(draft.type)}</Badge>
            <span className={styles.name}>{draft.name}</span>
            {isSaved(plan, draft) && (
              <span className={styles.saved}>
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

interface Message {
  readonly title: string;
  readonly text: string;
  readonly again?: string;
  readonly leave?: string;
}

const incomplete = {
  title: 'This link is incomplete',
  text: 'Ask for it again, and open or paste all of it. Your plan hasn’t changed.',
};

const messages = {
  none: incomplete,
  damaged: incomplete,
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
} as const satisfies Record<string, Message>;

interface SharedPlanProps {
  fragment: string;
  onDecided: () => void;
}

export function SharedPlan({ fragment, onDecided }: SharedPlanProps) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    let left = false;
    readPlan(fragment, loadTables).then(
      (read) => {
        if (!left) setState(read);
      },
      () => {
        if (!left) setState({ kind: 'unreachable' });
      },
    );
    return () => {
      left = true;
    };
  }, [fragment, attempt]);

  if (state.kind === 'loading') return null;
  if (state.kind === 'plan') return <Offer {...state} onDecided={onDecided} />;
  const { title, text, again, leave = 'Go to my planner' }: Message = messages[state.kind];
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
