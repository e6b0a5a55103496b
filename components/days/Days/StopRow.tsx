import { useState } from 'react';
import { ItemPicture } from '@/components/saved/ItemPicture/ItemPicture';
import { planner } from '@/components/saved/planner';
import { SelectField } from '@/components/ui/Field/SelectField';
import { Link } from '@/components/ui/Link/Link';
import { image } from '@/components/ui/Picture/Picture.css';
import type { SummaryFinding } from '@/lib/days/check/summary';
import type { TimedStop } from '@/lib/days/check/timeline';
import { clockOf, skippedTime } from '@/lib/days/check/words';
import { changeStop, wholeMinutes } from '@/lib/days/changes';
import { factsOf } from '@/lib/days/facts';
import { asTime } from '@/lib/json/json';
import { lowWatersFor } from '@/lib/days/repair';
import { kindOfType, nameTranslation } from '@/lib/kinds';
import { minutesText } from '@/lib/time/spans';
import {
  dateOf,
  type Day,
  findStop,
  isOwn,
  MAX_MINUTES,
  MAX_NOTE,
  type Stop,
} from '@/lib/days/trip';
import { across, align, closeRow, row, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { DraftField } from './DraftField';
import { FindingList } from './Findings';
import { MoveHandle } from './MoveHandle';
import { OwnForm } from './OwnForm';
import { apply, type Moving, noDay, useMoves, usePlannerContext } from './planner-context';
import { Tool } from './Tool';
import * as styles from './Days.css';

const means = [
  ['', 'Whatever fits'],
  ['foot', 'On foot'],
  ['bus', 'By bus'],
  ['car', 'By car'],
] as const;

interface StopRowProps {
  day: Day;
  stop: Stop;
  timed: TimedStop | undefined;
  findings: readonly SummaryFinding[];
}

export function StopRow({ day, stop, timed, findings }: StopRowProps) {
  const { trip, checker, isProposal, nameOf } = usePlannerContext();
  const put = useMoves();
  const [isOpen, setIsOpen] = useState(false);
  const name = nameOf(stop);
  const moving = { thing: stop, name, stopId: stop.id };
  const facts = checker && factsOf(checker.facts, stop);
  const [picture, night] = facts?.pictures ?? [];
  const clock = clockOf(timed ?? { stop });
  const stays =
    timed?.from === undefined || timed.to === undefined ? stop.minutes : timed.to - timed.from;

  function step(by: -1 | 1, button?: string) {
    const within = day.stops.indexOf(stop) + by;
    const isWithin = within >= 0 && within < day.stops.length;
    const target = isWithin ? day : trip.days[trip.days.indexOf(day) + by];
    if (!target) return;
    put(moving, target.id, isWithin ? within : by < 0 ? target.stops.length : 0, button);
  }

  return (
    <div className={`${closeRow.xs} ${align.top} ${styles.stopRow}`}>
      {!isProposal && <MoveHandle moving={moving} onStep={step} />}
      <span className={styles.clock}>
        {clock?.isEstimate && <span className={text.under}>about </span>}
        <span className={text.bold}>{clock?.time}</span>
      </span>
      <div className={styles.stopBody}>
        {picture !== undefined && (
          <ItemPicture src={picture} night={night} boxClass={styles.thumb} imageClass={image} />
        )}
        <h4 className={styles.stopName} translate={nameTranslation(kindOfType(stop.type))}>
          {facts?.path ? <Link href={facts.path}>{name}</Link> : <bdi>{name}</bdi>}
        </h4>
        {stays ? <p className={text.muted}>{minutesText(stays)}</p> : null}
        {stop.note && <p dir="auto">{stop.note}</p>}
      </div>
      {!isProposal && (
        <Tool
          aria-expanded={isOpen}
          aria-label={`More: ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          More
        </Tool>
      )}
      <FindingList findings={findings} label={`Check of ${name}`} />
      {isOpen && !isProposal && <More day={day} stop={stop} moving={moving} onStep={step} />}
    </div>
  );
}

interface MoreProps {
  day: Day;
  stop: Stop;
  moving: Moving;
  onStep: (by: -1 | 1, button: string) => void;
}

function More({ day, stop, moving, onStep }: MoreProps) {
  const { trip, checker, ask } = usePlannerContext();
  const put = useMoves();
  const { name } = moving;
  const dayIndex = trip.days.indexOf(day);
  const index = day.stops.indexOf(stop);
  const arrows = [
    ['Up', -1, index === 0 && dayIndex === 0],
    ['Down', 1, index === day.stops.length - 1 && dayIndex === trip.days.length - 1],
  ] as const;
  return (
    <div className={across}>
      {checker && <LowWaters stop={stop} name={name} />}
      {isOwn(stop) && <OwnForm key={JSON.stringify(stop)} day={day} index={dayIndex} stop={stop} />}
      <div className={`${stack.s} ${styles.fields}`}>
        {!isOwn(stop) && (
          <DraftField
            id={`time-${stop.id}`}
            label="Begins at"
            type="time"
            value={stop.time ?? ''}
            refuse={(time) => skippedTime(dateOf(trip, dayIndex), asTime(time))}
            onSave={(value) => {
              const time = asTime(value) ?? null;
              apply(time === null ? `${name} at no set time` : `${name} at ${time}`, (whole) =>
                changeStop(whole, stop.id, { time }),
              );
            }}
          />
        )}
        <DraftField
          id={`minutes-${stop.id}`}
          label="Time here (minutes)"
          type="number"
          min={0}
          max={MAX_MINUTES}
          value={stop.minutes === undefined ? '' : String(stop.minutes)}
          refuse={(text) =>
            Number(text) >= 0 ? undefined : `Write minutes from 0 to ${MAX_MINUTES}.`
          }
          onSave={(text) => {
            const minutes = text === '' ? null : wholeMinutes(Number(text));
            const words = minutes === null ? 'the usual time' : `${minutes} minutes`;
            apply(`${name} for ${words}`, (whole) => changeStop(whole, stop.id, { minutes }));
          }}
        />
        <SelectField
          id={`by-${stop.id}`}
          label="Get there"
          value={stop.by ?? ''}
          onChange={({ target }) => {
            const [by, words] = means.find(([value]) => value === target.value) ?? means[0];
            apply(`To ${name}: ${words.toLowerCase()}`, (whole) =>
              changeStop(whole, stop.id, { by: by || null }),
            );
          }}
          options={means}
        />
        <div className={across}>
          <DraftField
            id={`note-${stop.id}`}
            label="Note"
            type="lines"
            maxLength={MAX_NOTE}
            value={stop.note ?? ''}
            isGone={() => !findStop(planner.getState().trip, stop.id)}
            onSave={(note) =>
              apply(
                `Note for ${name} updated`,
                (whole) => changeStop(whole, stop.id, { note }),
                `note ${stop.id}`,
              )
            }
          />
        </div>
      </div>
      <div className={row.xs}>
        {arrows.map(([side, by, isDisabled]) => (
          <Tool
            key={side}
            id={`${side}-${stop.id}`}
            aria-disabled={isDisabled}
            aria-label={`Move ${name} ${side.toLowerCase()}`}
            onClick={() => onStep(by, `${side}-${stop.id}`)}
          >
            {side}
          </Tool>
        ))}
        {!isOwn(stop) && (
          <Tool
            aria-haspopup="dialog"
            aria-label={`Add again: ${name}`}
            onClick={() => ask({ thing: stop, name })}
          >
            Add again
          </Tool>
        )}
        <Tool aria-label={`Remove ${name} from this day`} onClick={() => put(moving, noDay)}>
          Remove
        </Tool>
      </div>
    </div>
  );
}

function LowWaters({ stop, name }: { stop: Stop; name: string }) {
  const { trip, checker, now } = usePlannerContext();
  if (!checker || !factsOf(checker.facts, stop)?.tide || trip.firstDate === undefined) return null;
  const choices = lowWatersFor(checker, trip, stop.id, now);
  if (choices.length === 0) {
    return <p className={text.muted}>No low water in daylight on these days.</p>;
  }
  return (
    <ul className={row.xs} aria-label={`Low waters for ${name}`}>
      {choices.map(({ words, time, passes, change }) => (
        <li key={words}>
          <Tool onClick={() => apply(`${name} moved to ${words}, from ${time}`, change)}>
            {`${words}, begin at ${time}${passes ? '' : ' (brings a problem)'}`}
          </Tool>
        </li>
      ))}
    </ul>
  );
}
