import { useState } from 'react';
import { SelectField } from '@/components/ui/Field/Field';
import { usePlanner } from '@/components/planner/planner';
import { verdictOf } from '@/lib/days/check/summary';
import { changeFirstDate, changeSettings } from '@/lib/days/moves';
import { boundTo } from '@/lib/days/facts';
import { asDate } from '@/lib/days/parse';
import { dateOf, findStop, PACES, type Sleeps, TRAVEL } from '@/lib/days/trip';
import { formatDate, formatDateRange } from '@/lib/time/words';
import { londonDate } from '@/lib/time/london';
import { DraftField } from './DraftField';
import { VerdictLine } from './Findings';
import { usePlannerContext } from './planner-context';
import { StayMap } from './StayMap';
import * as styles from './Days.css';

const paceWords: Readonly<Record<(typeof PACES)[number], string>> = {
  slow: 'Slowly, with time to look',
  steady: 'Steady',
  brisk: 'Brisk',
};

const travelWords = { 'foot-bus': 'on foot and by bus', car: 'by car' } as const;

const elsewhere = 'elsewhere';

const sleepsKey = (sleeps: Sleeps | undefined): string => {
  if (!sleeps) return '';
  return sleeps.at === 'nowhere' ? 'nowhere' : `${sleeps.at}:${sleeps.slug}`;
};

function sleepsOf(key: string): Sleeps | null {
  if (key === 'nowhere') return { at: 'nowhere' };
  const [at, slug] = key.split(':');
  return (at === 'stay' || at === 'place') && slug ? { at, slug } : null;
}

export function TripLine() {
  const { trip, checker, now, act, nameOf } = usePlannerContext();
  const { settings } = trip;
  const [isOpen] = useState(trip.days.length === 0);
  const [isMapOpen, setIsMapOpen] = useState(false);
  const items = usePlanner((state) => state.items);
  const saved = items.flatMap(({ type, slug, name }) =>
    type === 'accommodation' && slug !== undefined ? [{ slug, name }] : [],
  );
  const stays = (checker?.facts.things ?? []).filter(
    ({ type, slug }) => type === 'accommodation' && !saved.some((stay) => stay.slug === slug),
  );
  const places = checker?.facts.places ?? [];
  const placed = settings.sleeps?.at === 'place' ? settings.sleeps.slug : undefined;
  const villages = places.filter(({ slug, settled }) => settled ?? slug === placed);

  function sleepAt(sleeps: Sleeps | null) {
    act('Where you’re staying updated', (whole) => changeSettings(whole, { sleeps }));
  }

  function setDate(value: string) {
    const date = asDate(value) ?? null;
    const bound = checker ? boundTo(checker.facts) : () => undefined;
    const { stayed, left } = changeFirstDate(trip, date, bound);
    const names = (ids: readonly string[]) =>
      ids.flatMap((id) => findStop(trip, id)?.stop ?? []).map(nameOf);
    const words = [
      date === null ? 'The days have no dates now' : `The first day is ${formatDate(date)}`,
      ...names(stayed).map((name) => `${name} stays on its own date`),
      ...names(left).map((name) => `${name} is on none of these dates`),
    ].join('. ');
    act(words, (whole) => changeFirstDate(whole, date, bound).trip);
  }

  const { sleeps, dog, travel, pace } = settings;
  const last = dateOf(trip, Math.max(trip.days.length - 1, 0));
  const line = [
    trip.firstDate !== undefined &&
      last !== undefined &&
      formatDateRange(trip.firstDate, last).replace(` ${londonDate(now).slice(0, 4)}`, ''),
    sleeps?.at === 'stay' && nameOf({ type: 'accommodation', slug: sleeps.slug }),
    sleeps?.at === 'place' && places.find(({ slug }) => slug === sleeps.slug)?.name,
    travel && travelWords[travel],
    dog === true && 'with a dog',
  ].filter(Boolean);
  const checked = checker ? checker.check(trip, now).days.filter(({ stops }) => stops.length) : [];

  return (
    <section aria-label="Your trip">
      <details open={isOpen}>
        <summary className={styles.tripLine}>
          <span>{line.length > 0 ? line.join(' · ') : 'Your trip'}</span>{' '}
          <span className={styles.edit}>Edit</span>
        </summary>
        <div className={styles.fields}>
          <DraftField
            id="first-date"
            label="First day"
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            value={trip.firstDate ?? ''}
            onCommit={setDate}
          />
          <SelectField
            id="sleeps"
            label="Staying at"
            value={sleepsKey(sleeps)}
            onChange={({ target: { value } }) => {
              if (value === elsewhere) setIsMapOpen(true);
              else sleepAt(sleepsOf(value));
            }}
          >
            <option value="">Not set</option>
            {saved.map(({ slug, name }) => (
              <option key={slug} value={`stay:${slug}`}>
                {name} (saved)
              </option>
            ))}
            {stays.length > 0 && (
              <optgroup label="Places to stay">
                {stays.map(({ slug, name }) => (
                  <option key={slug} value={`stay:${slug}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
            {sleeps?.at === 'stay' &&
              ![...saved, ...stays].some(({ slug }) => slug === sleeps.slug) && (
                <option value={sleepsKey(sleeps)}>
                  {nameOf({ type: 'accommodation', slug: sleeps.slug })}
                </option>
              )}
            <optgroup label="Villages">
              {villages.map(({ slug, name }) => (
                <option key={slug} value={`place:${slug}`}>
                  {name}
                </option>
              ))}
            </optgroup>
            <option value={elsewhere}>Somewhere else…</option>
            <option value="nowhere">Not on our map</option>
          </SelectField>
          <SelectField
            id="travel"
            label="Getting around"
            value={travel ?? ''}
            onChange={({ target: { value } }) =>
              act('Getting around updated', (whole) =>
                changeSettings(whole, { travel: TRAVEL.find((one) => one === value) ?? null }),
              )
            }
          >
            <option value="">Not set</option>
            <option value="foot-bus">On foot and by bus</option>
            <option value="car">By car</option>
          </SelectField>
          <SelectField
            id="dog"
            label="Bringing a dog"
            value={dog === undefined ? '' : dog ? 'yes' : 'no'}
            onChange={({ target: { value } }) =>
              act('Dog updated', (whole) =>
                changeSettings(whole, { dog: value === '' ? null : value === 'yes' }),
              )
            }
          >
            <option value="">Not set</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </SelectField>
          <SelectField
            id="pace"
            label="Walking pace"
            value={pace ?? ''}
            onChange={({ target: { value } }) =>
              act('Walking pace updated', (whole) =>
                changeSettings(whole, { pace: PACES.find((one) => one === value) ?? null }),
              )
            }
          >
            <option value="">Not set</option>
            {PACES.map((one) => (
              <option key={one} value={one}>
                {paceWords[one]}
              </option>
            ))}
          </SelectField>
        </div>
      </details>
      {sleeps === undefined && saved.length > 0 && (
        <div className={styles.buttons}>
          {saved.slice(0, 2).map(({ slug, name }) => (
            <button
              key={slug}
              type="button"
              className={styles.tool}
              onClick={() => sleepAt({ at: 'stay', slug })}
            >
              Stay at {name}
            </button>
          ))}
        </div>
      )}
      {checked.length > 1 && <VerdictLine verdict={verdictOf(checked)} />}
      {isMapOpen && (
        <StayMap
          places={places}
          onChoose={(slug) => sleepAt({ at: 'place', slug })}
          onClose={() => setIsMapOpen(false)}
        />
      )}
    </section>
  );
}
