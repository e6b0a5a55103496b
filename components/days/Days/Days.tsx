'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserMinute } from '@/components/browser/use-minute';
import { useUndoKey } from '@/components/browser/use-undo-key';
import { usePlanner } from '@/components/planner/planner';
import { useOffer } from '@/components/planner/PlannerNotices/use-offer';
import { Badge } from '@/components/ui/Badge/Badge';
import { Button } from '@/components/ui/Button/Button';
import { plus } from '@/components/ui/Icon/paths';
import { Link } from '@/components/ui/Link/Link';
import { addDay } from '@/lib/days/moves';
import { factsOf } from '@/lib/days/facts';
import { MAX_DAYS, type Thing, trayOf, type Trip } from '@/lib/days/trip';
import type { Change } from '@/lib/planner/keeper';
import { badgeTone, typeLabel } from '@/lib/planner/words';
import { routes } from '@/lib/routes';
import { TakeAlong } from '../TakeAlong/TakeAlong';
import { startTrips, trips, undoMerged, useTrips } from '../trips';
import { Arrangement } from './Arrangement';
import { DaySheet } from './DaySheet';
import { DragHandle } from './DragHandle';
import { dayHeadingId, dayWords, type Desk, DeskContext, focusOn, type Moving } from './desk';
import { MoveDialog } from './MoveDialog';
import { newDay, noDay } from './placing';
import { watchPresses } from './press';
import { SettingsForm } from './SettingsForm';
import { useChecker } from '../use-checker';
import * as styles from './Days.css';

/** The page of days: what has no day yet, the days, and what can be done with them. */
export function Days() {
  const trip = useTrips((state) => state.trip);
  const ready = useTrips((state) => state.ready);
  const canUndo = useTrips(({ done }) => done.length > 0);
  const notice = useTrips(({ status }) => status.notice);
  const items = usePlanner((state) => state.items);
  const loaded = useChecker();
  const checker = loaded === 'failed' ? undefined : loaded;
  const now = useBrowserMinute();
  const [said, setSaid] = useState('');
  const [arranging, setArranging] = useState(false);
  const [moving, setMoving] = useState<Moving>();

  useEffect(startTrips, []);
  useEffect(watchPresses, []);

  const act = useCallback((words: string, move: Change<Trip>) => {
    const before = trips.getState().trip;
    trips.getState().change(words, move);
    const isDone = trips.getState().trip !== before;
    setSaid(isDone ? `${words}.` : 'Nothing has changed: it is so already, or the days are full.');
  }, []);

  const undo = useCallback(() => {
    const { done, lastMerged, undo: undoLatest } = trips.getState();
    const latest = done.at(-1);
    if (!latest) return;
    // What was put in whole has brought things into the planner, which go with it.
    if (lastMerged?.undo === latest.undo) undoMerged();
    else undoLatest();
    setSaid(`Undone: ${latest.words}.`);
  }, []);
  // What the planner's own message offers to take back comes first, and is taken back by that.
  const { undo: isOffered } = useOffer();
  useUndoKey(canUndo && !isOffered ? undo : undefined);

  const nameOf = useCallback(
    (thing: Thing) =>
      (checker && factsOf(checker.facts, thing)?.name) ??
      items.find(({ type, slug }) => type === thing.type && slug === thing.slug)?.name ??
      thing.slug,
    [checker, items],
  );
  const desk = useMemo<Desk>(
    () => ({ trip, checker, now, nameOf, act, say: setSaid, ask: setMoving }),
    [trip, checker, now, nameOf, act],
  );
  const tray = trayOf(trip, items);

  function makeDay() {
    const id = trips.getState().newId();
    flushSync(() =>
      act(`${dayWords(trip.days.length)} added`, (whole) => addDay(whole, { id, stops: [] })),
    );
    focusOn(dayHeadingId(id));
  }

  if (!ready) return null;
  return (
    <DeskContext value={desk}>
      <div className={styles.page}>
        {loaded === 'failed' && (
          <p role="status" className={`${styles.message} ${styles.across}`}>
            What the check needs to know could not be loaded, so days are not checked at the moment.
            You can go on planning; come back when there is a signal.
          </p>
        )}
        {notice !== 'none' && (
          <p role="status" className={`${styles.message} ${styles.across}`}>
            {notice === 'notKept'
              ? 'Your days will not be kept: this browser’s storage is full or blocked. They are here until you close this page.'
              : 'Part of your saved days could not be read. Nothing is lost: a copy of all of it is kept in this browser’s storage.'}
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
              <Button id="add-day" look="secondary" glyph={plus} onClick={makeDay}>
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
          <p role="status" className={styles.said}>
            {said}
          </p>
          {canUndo && (
            <Button look="secondary" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
              Undo
            </Button>
          )}
        </div>
        {moving && <MoveDialog moving={moving} onClose={() => setMoving(undefined)} />}
      </div>
    </DeskContext>
  );
}
