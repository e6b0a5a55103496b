'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserMinute } from '@/components/browser/use-minute';
import { planner, usePlanner } from '@/components/planner/planner';
import { Badge } from '@/components/ui/Badge/Badge';
import { Button } from '@/components/ui/Button/Button';
import { TextArea } from '@/components/ui/Field/Field';
import { plus } from '@/components/ui/Icon/paths';
import { Link } from '@/components/ui/Link/Link';
import { addDay } from '@/lib/days/structure';
import { factsOf } from '@/lib/days/facts';
import {
  allStops,
  MAX_DAYS,
  MAX_STOPS,
  type Thing,
  trayOf,
  type TripChange,
} from '@/lib/days/trip';
import { badgeTone, typeLabel } from '@/lib/planner/words';
import { routes } from '@/lib/routes';
import { TakeAlong } from '../TakeAlong/TakeAlong';
import { Arrangement } from './Arrangement';
import { DaySheet } from './DaySheet';
import { DragHandle } from './DragHandle';
import {
  dayHeadingId,
  dayWords,
  PlannerContext,
  type PlannerContextValue,
  focusOn,
  type Moving,
} from './planner-context';
import { MoveDialog } from './MoveDialog';
import { newDay, noDay } from './placing';
import { watchPresses } from './press';
import { SettingsForm } from './SettingsForm';
import { useChecker } from '../use-checker';
import * as styles from './Days.css';

const limits = `a trip has ${MAX_DAYS} days and ${MAX_STOPS} stops at most`;

/** What was written into a field that another window has removed. */
interface Rescued {
  readonly label: string;
  readonly text: string;
}

/** The page of days: what has no day yet, the days, and what can be done with them. */
export function Days() {
  const trip = usePlanner((state) => state.trip);
  const ready = usePlanner((state) => state.ready);
  const canUndo = usePlanner(({ done }) => done.length > 0);
  const message = usePlanner((state) => state.message);
  const items = usePlanner((state) => state.items);
  const loaded = useChecker();
  const checker = loaded === 'failed' ? undefined : loaded;
  const now = useBrowserMinute();
  const [rescued, setRescued] = useState<Rescued>();
  const [arranging, setArranging] = useState(false);
  const [moving, setMoving] = useState<Moving>();

  useEffect(watchPresses, []);
  // What was said on another page is not said again.
  useEffect(() => planner.setState({ message: '' }), []);

  const act = useCallback((words: string, move: TripChange, group?: string) => {
    const { trip: before, changeTrip } = planner.getState();
    const isFull = before.days.length >= MAX_DAYS || allStops(before).length >= MAX_STOPS;
    const unchanged = isFull ? `No room: ${limits}.` : 'No change.';
    return changeTrip(words, move, { unchanged, ...(group !== undefined && { group }) });
  }, []);

  const nameOf = useCallback(
    (thing: Thing) =>
      (checker && factsOf(checker.facts, thing)?.name) ??
      items.find(({ type, slug }) => type === thing.type && slug === thing.slug)?.name ??
      thing.slug,
    [checker, items],
  );
  const context = useMemo<PlannerContextValue>(
    () => ({
      trip,
      checker,
      now,
      nameOf,
      act,
      say: (text) => planner.setState({ message: text }),
      rescue: (label, text) => setRescued({ label, text }),
      ask: setMoving,
    }),
    [trip, checker, now, nameOf, act],
  );
  const tray = trayOf(trip, items);

  function makeDay() {
    const id = planner.getState().newId();
    flushSync(() =>
      act(`${dayWords(trip.days.length)} added`, (whole) => addDay(whole, { id, stops: [] })),
    );
    focusOn(dayHeadingId(id));
  }

  if (!ready) return null;
  return (
    <PlannerContext value={context}>
      <div className={styles.page}>
        {loaded === 'failed' && (
          <p role="status" className={`${styles.message} ${styles.across}`}>
            What the check needs to know could not be loaded, so days are not checked at the moment.
            You can go on planning; come back when there is a signal.
          </p>
        )}
        <div className={styles.side}>
          <SettingsForm />
          <section className={styles.box} aria-labelledby="tray-heading" data-drop-day={noDay}>
            <h2 id="tray-heading" className={styles.boxName}>
              On no day yet
            </h2>
            {tray.length === 0 ? (
              <p className={styles.quiet}>
                Everything that you have saved stands on a day.{' '}
                <Link href={routes.thingsToDo}>Find more</Link>
              </p>
            ) : (
              <ul className={styles.tray} aria-label="Saved, on no day yet">
                {tray.map((item) => (
                  <li key={item.id} className={styles.trayItem}>
                    <DragHandle
                      moving={{
                        kind: 'add',
                        thing: { type: item.type, slug: item.slug ?? '' },
                        name: item.name,
                      }}
                    />
                    <span className={styles.trayName} dir="auto">
                      {item.name}
                    </span>
                    <Badge tone={badgeTone(item.type)}>{typeLabel(item.type)}</Badge>
                    <button
                      type="button"
                      className={styles.tool}
                      aria-haspopup="dialog"
                      aria-label={`Move to … ${item.name}`}
                      onClick={() =>
                        setMoving({
                          kind: 'add',
                          thing: { type: item.type, slug: item.slug ?? '' },
                          name: item.name,
                        })
                      }
                    >
                      Move to …
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {checker && tray.length > 0 && !arranging && (
            <div>
              <Button onClick={() => setArranging(true)}>Arrange my days</Button>
            </div>
          )}
        </div>
        <div className={styles.days}>
          {checker && arranging && (
            <Arrangement
              checker={checker}
              tray={tray.map(({ type, slug = '' }) => ({ type, slug }))}
              onClose={() => setArranging(false)}
            />
          )}
          <h2 className={styles.boxName}>Your days</h2>
          {trip.days.length === 0 && (
            <p className={styles.quiet}>No days yet. Add one, or move something to a new day.</p>
          )}
          {trip.days.map((day, index) => (
            <DaySheet key={day.id} day={day} index={index} />
          ))}
          {trip.days.length < MAX_DAYS && (
            <div data-drop-day={newDay}>
              <Button id="add-day" variant="secondary" glyph={plus} onClick={makeDay}>
                Add a day
              </Button>
            </div>
          )}
          {trip.days.length > 0 && (
            <p>
              Your days stand in <Link href={routes.planner}>your planner</Link> too, to print, to
              keep as a PDF or to share.
            </p>
          )}
          <TakeAlong />
        </div>
        <div className={styles.bar}>
          <p role="status" className={styles.announcement}>
            {message}
          </p>
          {rescued && (
            <div className={styles.across}>
              <TextArea
                id="rescued"
                label={`${rescued.label}, removed in another window. You wrote:`}
                value={rescued.text}
                readOnly
                rows={2}
              />
              <Button variant="secondary" onClick={() => setRescued(undefined)}>
                Close
              </Button>
            </div>
          )}
          {canUndo && (
            <Button
              variant="secondary"
              aria-keyshortcuts="Control+Z Meta+Z"
              onClick={() => planner.getState().undo()}
            >
              Undo
            </Button>
          )}
        </div>
        {moving && <MoveDialog moving={moving} onClose={() => setMoving(undefined)} />}
      </div>
    </PlannerContext>
  );
}
