'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchPresses } from '@/components/browser/press';
import { useBrowserMinute } from '@/components/browser/use-now';
import { DaysSheet } from '@/components/paper/DaysOnPaper/DaysOnPaper';
import { PlanActions } from '@/components/paper/PlanActions/PlanActions';
import { planDocument } from '@/components/paper/PlanDocument/PlanDocument.css';
import { planner, usePlanner } from '@/components/saved/planner';
import { Button } from '@/components/ui/Button/Button';
import type { Elements } from '@/components/ui/elements';
import { TextArea } from '@/components/ui/Field/Field';
import { plus } from '@/components/ui/Icon/paths';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { IdleFold } from '@/components/ui/IdleFold/IdleFold';
import { Link } from '@/components/ui/Link/Link';
import { Status } from '@/components/ui/Status/Status';
import { verdictOf } from '@/lib/days/check/summary';
import { addDay } from '@/lib/days/structure';
import { factsOf } from '@/lib/days/facts';
import { allStops, type Day, dayName, isSameThing, MAX_DAYS, trayOf } from '@/lib/days/trip';
import { type PlannerItem, shownName } from '@/lib/planner/item';
import { routes } from '@/lib/routes';
import { across, align, line, row, spaceAbove, stack, touchLine } from '@/styles/layout.css';
import { columnsOnPaper, flowOnPaper, screenOnly } from '@/styles/print.css';
import { rule } from '@/styles/surfaces.css';
import { text, visuallyHidden } from '@/styles/text.css';
import { paper } from '@/styles/themes.css';
import { Arrangement } from './Arrangement';
import { DaySheet } from './DaySheet';
import { VerdictIcon } from './Findings';
import { MoveDialog } from './MoveDialog';
import { MoveHandle } from './MoveHandle';
import {
  apply,
  dayHeadingId,
  dayWords,
  type Moving,
  newDay,
  noDay,
  PlannerContext,
  type PlannerContextValue,
  usePlannerContext,
} from './planner-context';
import { TripLine } from './TripLine';
import { useChecker } from '@/components/saved/use-checker';
import { Tool } from './Tool';
import * as styles from './Days.css';

function DayTabs({ shown }: { shown: Day | undefined }) {
  const { trip, checker, now, goTo } = usePlannerContext();
  const mayAdd = trip.firstDate === undefined || trip.days.length === 0;

  function makeDay() {
    const id = planner.getState().newId();
    apply(`${dayWords(trip.days.length)} added`, (whole) => addDay(whole, { id, stops: [] }));
    goTo(id);
  }

  return (
    <ul className={`${line.xs} ${styles.strip}`} aria-label="Days">
      {trip.days.map((day, index) => {
        const check = checker?.checkDay(trip, index, now);
        return (
          <li key={day.id}>
            <Tool
              className={`${touchLine} ${styles.tool}`}
              aria-current={day === shown}
              data-drop-day={day.id}
              data-drop-index={day.stops.length}
              onClick={() => goTo(day.id)}
            >
              {check && day.stops.length > 0 && <VerdictIcon verdict={verdictOf([check])} />}
              <span>{dayName(trip, index)}</span>
            </Tool>
          </li>
        );
      })}
      {mayAdd && trip.days.length < MAX_DAYS && (
        <li>
          <Tool
            id="add-day"
            className={`${touchLine} ${styles.tool}`}
            data-drop-day={newDay}
            onClick={makeDay}
          >
            <Glyph path={plus} />
            Add a day
          </Tool>
        </li>
      )}
    </ul>
  );
}

function NothingWithoutDay({ items }: { items: readonly PlannerItem[] }) {
  const { trip } = usePlannerContext();
  return items.length === 0 && trip.days.length === 0 ? (
    <p>
      Nothing saved yet. <Link href={routes.thingsToDo}>Find things to do</Link>, or{' '}
      <Link href={routes.daysOut}>take a ready-made day</Link>.
    </p>
  ) : (
    <p className={text.muted} data-drop-day={noDay}>
      Everything you’ve saved has a day. <Link href={routes.thingsToDo}>Find more</Link>
    </p>
  );
}

function DaysActions() {
  const { trip, checker, now } = usePlannerContext();
  const items = usePlanner((state) => state.items);
  const [isWritten, setIsWritten] = useState(false);
  const sheet = useRef<HTMLElement>(null);

  /** A copy, so that the sheet is not written again at each change of the days. */
  function readSheet(): HTMLElement | null {
    flushSync(() => setIsWritten(true));
    const copy = sheet.current && document.importNode(sheet.current, true);
    setIsWritten(false);
    return copy;
  }

  return (
    <>
      <PlanActions readBlock={readSheet} items={items} title="My days" />
      <div hidden>
        {isWritten && (
          <article ref={sheet} className={`${paper} ${planDocument}`}>
            <DaysSheet trip={trip} items={items} checker={checker} now={now} />
          </article>
        )}
      </div>
    </>
  );
}

function Tray({
  items,
  arrange,
  children,
}: {
  items: readonly PlannerItem[];
  arrange: (() => void) | undefined;
  children: Elements;
}) {
  return (
    <section className={across} aria-labelledby="tray-heading" data-drop-day={noDay}>
      <div className={`${row.xs} ${align.middle} ${align.apart}`}>
        <h2 id="tray-heading" className={`${styles.stopName} ${styles.grows}`}>
          {`Still to place (${items.length})`}
        </h2>
        {arrange && <Tool onClick={arrange}>Arrange my days</Tool>}
        {children}
      </div>
      <ul className={`${line.xs} ${styles.strip}`} aria-label="Still to place">
        {items.map((item) => (
          <li key={item.id}>
            <MoveHandle
              moving={{
                thing: { type: item.type, slug: item.slug ?? '' },
                name: shownName(item),
              }}
              isNamed
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const loadChoices = () => import('./Choices').then(({ Choices }) => Choices);

function TakeAlong() {
  const { trip } = usePlannerContext();
  if (allStops(trip).length === 0) return null;
  return (
    <section className={`${stack.xs} ${rule.above}`} aria-labelledby="take-along">
      <h2 id="take-along" className={`${text.cardTitle} ${spaceAbove.m}`}>
        Take it along
      </h2>
      <IdleFold summary="Calendar, map, text or pocket guide" load={loadChoices} />
    </section>
  );
}

export function Days() {
  const { trip, history, message, items } = usePlanner((state) => state);
  const { checker, failed } = useChecker();
  const now = useBrowserMinute();
  const [rescued, setRescued] = useState<{ label: string; text: string }>();
  const [arranging, setArranging] = useState(false);
  const [moving, setMoving] = useState<Moving>();
  const [chosen, setChosen] = useState<string>();

  useEffect(watchPresses, []);
  // What was said on another page is not said again.
  useEffect(() => planner.setState({ message: '' }), []);

  const context: PlannerContextValue = {
    trip,
    checker,
    now,
    isProposal: false,
    nameOf: (thing) =>
      thing.name ??
      (checker && factsOf(checker.facts, thing)?.name) ??
      items.find((item) => isSameThing(thing, item))?.name ??
      thing.slug,
    rescue: (label, text) => setRescued({ label, text }),
    ask: setMoving,
    goTo: (dayId, elementId = dayHeadingId(dayId ?? '')) => {
      // What was changed stands on the page before the focus goes to it.
      flushSync(() => setChosen((before) => dayId ?? before));
      const target = document.getElementById(elementId);
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: 'nearest' });
    },
  };
  const tray = trayOf(trip, items);
  const shown = trip.days.find(({ id }) => id === chosen) ?? trip.days[0];
  const arrange = checker && !arranging ? () => setArranging(true) : undefined;

  const undo = history.length > 0 && (
    <Tool aria-keyshortcuts="Control+Z Meta+Z" onClick={() => planner.getState().undo()}>
      Undo
    </Tool>
  );

  // Without the facts of the guide stops have no names, and nothing is known of where one stays.
  if (!checker && !failed) return <div aria-busy />;
  return (
    <PlannerContext value={context}>
      <div className={`${stack.m} ${flowOnPaper}`}>
        {failed && (
          <Status tone="problem">
            The guide couldn’t load what it checks days by. You can still plan. Come back when you
            have a signal.
          </Status>
        )}
        <TripLine key={String(trip.days.length > 0)} />
        {trip.days.length > 0 && <DaysActions />}
        {checker && arranging ? (
          <Arrangement checker={checker} onClose={() => setArranging(false)} />
        ) : (
          <>
            <h2 className={visuallyHidden}>Your days</h2>
            {tray.length > 0 && trip.days.length === 0 && arrange && (
              <div className={row.xs}>
                <Button onClick={arrange}>Arrange my days</Button>
              </div>
            )}
            <DayTabs shown={shown} />
            <div className={`${stack.l} ${align.top} ${columnsOnPaper} ${styles.days}`}>
              {trip.days.map((day, index) => (
                <DaySheet key={day.id} day={day} index={index} isShown={day === shown} />
              ))}
            </div>
          </>
        )}
        {tray.length === 0 && <NothingWithoutDay items={items} />}
        <TakeAlong />
        <div className={`${row.xs} ${align.middle} ${align.apart} ${screenOnly} ${styles.dock}`}>
          {tray.length > 0 && (
            <Tray items={tray} arrange={trip.days.length > 0 ? arrange : undefined}>
              {undo}
            </Tray>
          )}
          <p role="status" className={`${text.small} ${styles.grows}`}>
            {message}
          </p>
          {tray.length === 0 && undo}
          {rescued && (
            <div className={across}>
              <TextArea id="rescued" label={rescued.label} value={rescued.text} readOnly rows={2} />
              <Button variant="secondary" onClick={() => setRescued(undefined)}>
                Close
              </Button>
            </div>
          )}
        </div>
        {moving && <MoveDialog moving={moving} onClose={() => setMoving(undefined)} />}
      </div>
    </PlannerContext>
  );
}
