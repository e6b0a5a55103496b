import { useState } from 'react';
import { flushSync } from 'react-dom';
import { planner } from '@/components/planner/planner';
import { SelectField } from '@/components/ui/Field/Field';
import { Link } from '@/components/ui/Link/Link';
import { Badge } from '@/components/ui/Badge/Badge';
import type { TimedStop } from '@/lib/days/check/timeline';
import { changeStop } from '@/lib/days/moves';
import { moveStop, removeStop } from '@/lib/days/structure';
import { factsOf } from '@/lib/days/facts';
import { asTime } from '@/lib/days/parse';
import {
  type Day,
  findStop,
  MAX_MINUTES,
  MAX_NOTE,
  type Means,
  MEANS,
  type Stop,
} from '@/lib/days/trip';
import { londonTime } from '@/lib/time/london';
import { badgeTone, typeLabel } from '@/lib/planner/words';
import { DragHandle } from './DragHandle';
import { DraftField } from './DraftField';
import {
  dayHeadingId,
  dayWords,
  focusOn,
  moveButtonId,
  usePlannerContext,
} from './planner-context';
import { LowWaters } from './LowWaters';
import * as styles from './Days.css';

const meansWords: Readonly<Record<Means, string>> = {
  foot: 'On foot',
  bus: 'By bus',
  car: 'By car',
};

/** When a stop is: as it is set, or as what is before it gives it. */
function When({ stop, timed }: { stop: Stop; timed: TimedStop | undefined }) {
  const about = timed?.from === undefined || timed.isSet ? '' : 'about ';
  const time = stop.time ?? (timed?.from === undefined ? undefined : londonTime(timed.from));
  return time === undefined ? null : (
    <span className={styles.clock}>
      {about}
      {time}
    </span>
  );
}

interface StopRowProps {
  day: Day;
  dayIndex: number;
  stop: Stop;
  index: number;
  /** As it was checked; undefined where nothing is. */
  timed: TimedStop | undefined;
}

/** A stop of a day, and all that can be done with it. */
export function StopRow({ day, dayIndex, stop, index, timed }: StopRowProps) {
  const { trip, checker, nameOf, act, ask } = usePlannerContext();
  const [lowWaters, setLowWaters] = useState(false);
  const name = nameOf(stop);
  const facts = checker && factsOf(checker.facts, stop);
  const before = trip.days[dayIndex - 1];
  const after = trip.days[dayIndex + 1];
  const isFirst = index === 0 && !before;
  const isLast = index === day.stops.length - 1 && !after;

  /** One place up or down, over the edge of a day into the next one. */
  function step(by: -1 | 1, button: string) {
    const within = index + by;
    const over = by < 0 ? before : after;
    const stays = within >= 0 && within < day.stops.length;
    if (!stays && !over) return;
    const dayId = stays ? day.id : (over?.id ?? day.id);
    const place = stays ? within : by < 0 ? (over?.stops.length ?? 0) : 0;
    const where = `${dayWords(stays ? dayIndex : dayIndex + by)}, number ${place + 1}`;
    flushSync(() =>
      act(`${name} moved to ${where}`, (whole) =>
        moveStop(whole, stop.id, { dayId, index: place }),
      ),
    );
    focusOn(button);
  }

  function remove() {
    flushSync(() =>
      act(`${name} taken out of ${dayWords(dayIndex)}`, (whole) => removeStop(whole, stop.id)),
    );
    const next = day.stops[index + 1] ?? day.stops[index - 1];
    focusOn(next ? moveButtonId(next.id) : dayHeadingId(day.id));
  }

  return (
    <div className={styles.stop}>
      <div className={styles.stopHead}>
        <DragHandle moving={{ kind: 'move', stopId: stop.id, name }} />
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <h4 className={styles.stopName}>{facts ? <Link href={facts.path}>{name}</Link> : name}</h4>
        <Badge tone={badgeTone(stop.type)}>{typeLabel(stop.type)}</Badge>
        <When stop={stop} timed={timed} />
      </div>
      {stop.note && <p dir="auto">{stop.note}</p>}
      <div className={styles.tools}>
        <button
          type="button"
          id={`up-${stop.id}`}
          className={styles.tool}
          aria-disabled={isFirst}
          onClick={() => step(-1, `up-${stop.id}`)}
          aria-label={`Move ${name} up`}
        >
          Up
        </button>
        <button
          type="button"
          id={`down-${stop.id}`}
          className={styles.tool}
          aria-disabled={isLast}
          onClick={() => step(1, `down-${stop.id}`)}
          aria-label={`Move ${name} down`}
        >
          Down
        </button>
        <button
          type="button"
          id={moveButtonId(stop.id)}
          className={styles.tool}
          aria-haspopup="dialog"
          aria-label={`Move to … ${name}`}
          onClick={() => ask({ kind: 'move', stopId: stop.id, name })}
        >
          Move to …
        </button>
      </div>
      {facts?.tide && trip.firstDate !== undefined && (
        <details
          className={styles.details}
          onToggle={({ currentTarget }) => setLowWaters(currentTarget.open)}
        >
          <summary className={styles.summary} aria-label={`Choose a low water for ${name}`}>
            Choose a low water
          </summary>
          {lowWaters && <LowWaters stop={stop} />}
        </details>
      )}
      <details className={styles.details}>
        <summary className={styles.summary} aria-label={`Time, length, note and more of ${name}`}>
          Time, length, note and more
        </summary>
        <div className={styles.fields}>
          <DraftField
            id={`time-${stop.id}`}
            label="Begins at"
            type="time"
            value={stop.time ?? ''}
            onCommit={(value) => {
              const time = asTime(value) ?? null;
              act(time === null ? `${name} at no set time` : `${name} at ${time}`, (whole) =>
                changeStop(whole, stop.id, { time }),
              );
            }}
          />
          <DraftField
            id={`minutes-${stop.id}`}
            label="Minutes there"
            type="number"
            min={0}
            max={MAX_MINUTES}
            value={stop.minutes === undefined ? '' : String(stop.minutes)}
            onCommit={(value) => {
              const given = value === '' ? null : Number(value);
              if (given !== null && !Number.isFinite(given)) return;
              const words = given === null ? 'the usual time' : `${given} minutes`;
              act(`${name} for ${words}`, (whole) =>
                changeStop(whole, stop.id, { minutes: given }),
              );
            }}
          />
          <SelectField
            id={`by-${stop.id}`}
            label="Get there"
            value={stop.by ?? ''}
            onChange={({ target }) => {
              const by = MEANS.find((means) => means === target.value) ?? null;
              const words = by === null ? 'whatever fits' : meansWords[by].toLowerCase();
              act(`To ${name}: ${words}`, (whole) => changeStop(whole, stop.id, { by }));
            }}
          >
            <option value="">Whatever fits</option>
            {MEANS.map((means) => (
              <option key={means} value={means}>
                {meansWords[means]}
              </option>
            ))}
          </SelectField>
          <div className={styles.wide}>
            <DraftField
              id={`note-${stop.id}`}
              label="Note"
              type="lines"
              maxLength={MAX_NOTE}
              value={stop.note ?? ''}
              isGone={() => !findStop(planner.getState().trip, stop.id)}
              onCommit={(note) =>
                act(
                  `Note for ${name} updated`,
                  (whole) => changeStop(whole, stop.id, { note }),
                  `note ${stop.id}`,
                )
              }
            />
          </div>
        </div>
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.tool}
            aria-haspopup="dialog"
            aria-label={`Add again: ${name}`}
            onClick={() => ask({ kind: 'add', thing: { type: stop.type, slug: stop.slug }, name })}
          >
            Add again
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label={`Take out ${name}`}
            onClick={remove}
          >
            Take out
          </button>
        </div>
      </details>
    </div>
  );
}
