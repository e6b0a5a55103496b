import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { planner } from '@/components/planner/planner';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { SelectField } from '@/components/ui/Field/SelectField';
import { skippedTime } from '@/lib/days/check/words';
import { addStop, placeAt } from '@/lib/days/structure';
import { dateOf, type Day, MAX_TITLE, NO_PLACE, OWN } from '@/lib/days/trip';
import { asTime } from '@/lib/json/json';
import { across, stack } from '@/styles/layout.css';
import { summary } from '@/styles/surfaces.css';
import { dayWords, handleId, usePlannerContext } from './planner-context';
import * as styles from './Days.css';

/** The places of the map, for a line of one's own. */
export function PlaceOptions() {
  const { checker } = usePlannerContext();
  return (
    <>
      <option value={NO_PLACE}>Nowhere on our map</option>
      {checker?.facts.places.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </>
  );
}

/** Something of one’s own on a day: a wedding, a train, a thought. */
export function AddOwn({ day, index }: { day: Day; index: number }) {
  const { trip, act, goTo } = usePlannerContext();
  const [problems, setProblems] = useState<{ name?: string; time?: string | undefined }>({});
  const where = dayWords(index);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const written = new FormData(form);
    const textOf = (field: string) => String(written.get(field)).trim();
    const name = textOf('name').slice(0, MAX_TITLE).trim();
    const [typed, slug] = [textOf('time'), textOf('place')];
    const time = asTime(typed);
    const skipped = skippedTime(dateOf(trip, index), time);
    const wrong = typed !== '' && !time ? 'Write a time like 14:00.' : skipped;
    setProblems({ ...(name === '' && { name: 'Give it a name.' }), time: wrong });
    if (name === '' || wrong !== undefined) return;
    const id = planner.getState().newId();
    const stop = { id, type: OWN, slug, name, ...(time && { time }) };
    const at = { dayId: day.id, index: placeAt(day.stops, time) };
    flushSync(() => act(`${name} added to ${where}`, (whole) => addStop(whole, stop, at)));
    form.reset();
    goTo(day.id, handleId(id));
  }

  return (
    <details>
      <summary className={summary} aria-label={`Add your own to ${where}`}>
        Add your own
      </summary>
      <form className={`${stack.s} ${styles.fields}`} noValidate onSubmit={add}>
        <div className={across}>
          <TextField
            id={`own-${day.id}`}
            name="name"
            label="What"
            hint="A wedding, a train, a table you’ve booked"
            maxLength={MAX_TITLE}
            error={problems.name}
          />
        </div>
        <TextField
          id={`own-time-${day.id}`}
          name="time"
          label="Begins at"
          type="time"
          error={problems.time}
        />
        <SelectField id={`own-place-${day.id}`} name="place" label="Where">
          <PlaceOptions />
        </SelectField>
        <div className={across}>
          <Button type="submit" variant="secondary">
            {`Add to ${where}`}
          </Button>
        </div>
      </form>
    </details>
  );
}
