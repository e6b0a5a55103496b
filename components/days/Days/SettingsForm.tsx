import { useState } from 'react';
import { SelectField } from '@/components/ui/Field/Field';
import { usePlanner } from '@/components/planner/planner';
import { changeFirstDate, changeSettings } from '@/lib/days/moves';
import { boundTo } from '@/lib/days/facts';
import { asDate } from '@/lib/days/parse';
import { findStop, PACES, type Settings, type Sleeps } from '@/lib/days/trip';
import { formatDate } from '@/lib/time/words';
import { DraftField } from './DraftField';
import { usePlannerContext } from './planner-context';
import * as styles from './Days.css';

const paceWords: Readonly<Record<(typeof PACES)[number], string>> = {
  slow: 'Slowly, with time to look',
  steady: 'At a steady pace',
  brisk: 'Briskly',
};

const sleepsKey = (sleeps: Sleeps | undefined): string => {
  if (!sleeps) return '';
  return sleeps.at === 'nowhere' ? 'nowhere' : `${sleeps.at}:${sleeps.slug}`;
};

function sleepsOf(key: string): Sleeps | null {
  if (key === 'nowhere') return { at: 'nowhere' };
  const [at, slug] = key.split(':');
  return (at === 'stay' || at === 'place') && slug ? { at, slug } : null;
}

/** Whether everything that is asked once has been answered. */
const isAnswered = ({ sleeps, dog, pace }: Settings) =>
  sleeps !== undefined && dog !== undefined && pace !== undefined;

/** The first date, and what is asked once and kept: where one sleeps, the dog, the pace. */
export function SettingsForm() {
  const { trip, checker, act, nameOf } = usePlannerContext();
  const { settings } = trip;
  const [open] = useState(() => !isAnswered(settings));
  const items = usePlanner((state) => state.items);
  const stays = items.flatMap(({ type, slug, name }) =>
    type === 'accommodation' && slug !== undefined ? [{ slug, name }] : [],
  );
  const sleeps = sleepsKey(settings.sleeps);
  const knownStays =
    settings.sleeps?.at === 'stay' && !stays.some((stay) => sleeps === `stay:${stay.slug}`)
      ? [
          ...stays,
          {
            slug: settings.sleeps.slug,
            name: nameOf({ type: 'accommodation', slug: settings.sleeps.slug }),
          },
        ]
      : stays;

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

  return (
    <details className={styles.foldBox} open={open}>
      <summary className={styles.summary}>Dates, bed, dog and pace</summary>
      <div className={styles.fields}>
        <DraftField
          id="first-date"
          label="First day"
          hint="Leave it empty for days without dates."
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={trip.firstDate ?? ''}
          onCommit={setDate}
        />
        <SelectField
          id="sleeps"
          label="Where you sleep"
          hint="Each day begins and ends there."
          value={sleeps}
          onChange={({ target }) =>
            act('Where you’re staying updated', (whole) =>
              changeSettings(whole, { sleeps: sleepsOf(target.value) }),
            )
          }
        >
          <option value="">Not said</option>
          {knownStays.map(({ slug, name }) => (
            <option key={slug} value={`stay:${slug}`}>
              {name}
            </option>
          ))}
          {checker?.facts.places.map(({ slug, name }) => (
            <option key={slug} value={`place:${slug}`}>
              In {name}
            </option>
          ))}
          <option value="nowhere">Somewhere else</option>
        </SelectField>
        <SelectField
          id="dog"
          label="With a dog"
          hint="Then dog rules are looked at."
          value={settings.dog === undefined ? '' : settings.dog ? 'yes' : 'no'}
          onChange={({ target: { value } }) =>
            act('Dog updated', (whole) =>
              changeSettings(whole, { dog: value === '' ? null : value === 'yes' }),
            )
          }
        >
          <option value="">Not said</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </SelectField>
        <SelectField
          id="pace"
          label="How you walk"
          hint="Minutes on foot are counted by it."
          value={settings.pace ?? ''}
          onChange={({ target }) =>
            act('Walking pace updated', (whole) =>
              changeSettings(whole, {
                pace: PACES.find((pace) => pace === target.value) ?? null,
              }),
            )
          }
        >
          <option value="">Not said</option>
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {paceWords[pace]}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}
