import { flushSync } from 'react-dom';
import { planner } from '@/components/planner/planner';
import { changeDay, moveDay } from '@/lib/days/moves';
import { removeDay } from '@/lib/days/structure';
import { asTime } from '@/lib/days/parse';
import { type Day, dateOf, MAX_NOTE, MAX_TITLE } from '@/lib/days/trip';
import { formatDate } from '@/lib/time/words';
import { DraftField } from './DraftField';
import { dayHeadingId, dayWords, focusOn, usePlannerContext } from './planner-context';
import { DaySea } from './DaySea';
import { Findings } from './Findings';
import { LegLine } from './LegLine';
import { StopRow } from './StopRow';
import * as styles from './Days.css';

/** A day: its title, its stops in order, and what can be done with it. */
export function DaySheet({ day, index }: { day: Day; index: number }) {
  const { trip, checker, now, nameOf, act } = usePlannerContext();
  const check = checker?.checkDay(trip, index, now);
  const date = dateOf(trip, index);
  const name = dayWords(index);
  const headingId = dayHeadingId(day.id);

  const isGone = () => !planner.getState().trip.days.some(({ id }) => id === day.id);

  function move(by: -1 | 1) {
    flushSync(() =>
      act(`${name} is now ${dayWords(index + by)}`, (whole) => moveDay(whole, day.id, index + by)),
    );
    focusOn(headingId);
  }

  function remove() {
    flushSync(() => act(`${name} removed`, (whole) => removeDay(whole, day.id)));
    const next = trip.days[index + 1] ?? trip.days[index - 1];
    focusOn(next ? dayHeadingId(next.id) : 'add-day');
  }

  return (
    <section className={styles.sheet} aria-labelledby={headingId} data-drop-day={day.id}>
      <div className={styles.sheetHead}>
        <h3 id={headingId} tabIndex={-1} className={styles.dayName}>
          {name}
          {day.title && <>: {day.title}</>}
        </h3>
        {date !== undefined && <p className={styles.date}>{formatDate(date)}</p>}
      </div>
      {day.note && <p dir="auto">{day.note}</p>}
      {day.stops.length === 0 ? (
        <p className={styles.quiet}>
          Nothing yet. Drag something here by its dots, or use “Move to …”.
        </p>
      ) : (
        <ol className={styles.stops} aria-label={`Stops of ${name}`}>
          {day.stops.map((stop, place) => (
            <li key={stop.id} data-drop-stop={stop.id}>
              <LegLine leg={check?.legs.find(({ stopId }) => stopId === stop.id)} />
              <StopRow
                day={day}
                dayIndex={index}
                stop={stop}
                index={place}
                timed={check?.stops[place]}
              />
            </li>
          ))}
        </ol>
      )}
      <LegLine home leg={check?.legs.find(({ stopId }) => stopId === undefined)} />
      {checker && check && day.stops.length > 0 && (
        <>
          <DaySea check={check} checker={checker} nameOf={nameOf} />
          <Findings check={check} name={name} />
        </>
      )}
      <details className={styles.details}>
        <summary
          className={styles.summary}
          aria-label={`Title, hours and note of the day: ${name}`}
        >
          Title, hours and note of the day
        </summary>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <DraftField
              id={`title-${day.id}`}
              label="Title"
              maxLength={MAX_TITLE}
              value={day.title ?? ''}
              isGone={isGone}
              onCommit={(title) =>
                act(
                  `Name of ${name} updated`,
                  (whole) => changeDay(whole, day.id, { title }),
                  `title ${day.id}`,
                )
              }
            />
          </div>
          <DraftField
            id={`out-${day.id}`}
            label="Set out at"
            type="time"
            value={day.setsOut ?? ''}
            onCommit={(value) =>
              act(`Start of ${name} updated`, (whole) =>
                changeDay(whole, day.id, { setsOut: asTime(value) ?? null }),
              )
            }
          />
          <DraftField
            id={`back-${day.id}`}
            label="Be back by"
            type="time"
            value={day.back ?? ''}
            onCommit={(value) =>
              act(`End of ${name} updated`, (whole) =>
                changeDay(whole, day.id, { back: asTime(value) ?? null }),
              )
            }
          />
          <div className={styles.wide}>
            <DraftField
              id={`daynote-${day.id}`}
              label="Note"
              type="lines"
              maxLength={MAX_NOTE}
              value={day.note ?? ''}
              isGone={isGone}
              onCommit={(note) =>
                act(
                  `Note for ${name} updated`,
                  (whole) => changeDay(whole, day.id, { note }),
                  `note ${day.id}`,
                )
              }
            />
          </div>
        </div>
      </details>
      <div className={styles.tools}>
        {index > 0 && (
          <button type="button" className={styles.tool} onClick={() => move(-1)}>
            {name} earlier
          </button>
        )}
        {index < trip.days.length - 1 && (
          <button type="button" className={styles.tool} onClick={() => move(1)}>
            {name} later
          </button>
        )}
        <button type="button" className={styles.tool} onClick={remove}>
          Remove {name}
        </button>
      </div>
    </section>
  );
}
