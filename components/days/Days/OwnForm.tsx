import { type SubmitEvent, useState } from 'react';
import { planner } from '@/components/saved/planner';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { SelectField } from '@/components/ui/Field/SelectField';
import { skippedTime } from '@/lib/days/check/words';
import { changeStop } from '@/lib/days/changes';
import { addStop } from '@/lib/days/structure';
import { dateOf, type Day, MAX_TITLE, NO_PLACE, OWN, type Stop } from '@/lib/days/trip';
import { asTime } from '@/lib/json/json';
import { across, stack } from '@/styles/layout.css';
import { apply, dayWords, handleId, usePlannerContext } from './planner-context';
import * as styles from './Days.css';

const edges = [
  ['', 'On the way'],
  ['start', 'The day starts with it'],
  ['end', 'The day ends with it'],
] as const;

interface OwnFormProps {
  day: Day;
  index: number;
  /** The one that is changed; left out for a new one. */
  stop?: Stop;
}

/** Something of one’s own on a day: a wedding, a train, a thought. */
export function OwnForm({ day, index, stop }: OwnFormProps) {
  const { trip, checker, goTo } = usePlannerContext();
  const [problems, setProblems] = useState<{ name?: string; time?: string }>({});
  const where = dayWords(index);
  const key = stop?.id ?? day.id;
  const places = checker?.facts.places.map(({ slug, name }) => [slug, name] as const) ?? [];

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const written = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const name = (written['name'] ?? '').trim();
    const { place: slug = NO_PLACE } = written;
    const time = asTime(written['time']) ?? null;
    const wrong = skippedTime(dateOf(trip, index), time ?? undefined);
    setProblems({ ...(name === '' && { name: 'Give it a name.' }), ...(wrong && { time: wrong }) });
    if (name === '' || wrong !== undefined) return;

    const edge = edges.find(([value]) => value === written['edge'])?.[0] || null;
    const id = stop?.id ?? planner.getState().newId();
    const at = { dayId: day.id, index: day.stops.length };
    apply(stop ? `${name} updated` : `${name} added to ${where}`, (whole) => {
      const added = stop ? whole : addStop(whole, { id, type: OWN, slug, name }, at);
      return changeStop(added, id, { name, time, slug, edge });
    });
    if (!stop) form.reset();
    goTo(day.id, handleId(id));
  }

  return (
    <form className={`${stack.s} ${styles.fields}`} noValidate onSubmit={save}>
      <div className={across}>
        <TextField
          id={`name-${key}`}
          name="name"
          label="What"
          defaultValue={stop?.name}
          maxLength={MAX_TITLE}
          error={problems.name}
        />
      </div>
      <TextField
        id={`time-${key}`}
        name="time"
        label="Begins at"
        type="time"
        defaultValue={stop?.time}
        error={problems.time}
      />
      <SelectField
        id={`place-${key}`}
        name="place"
        label="Where"
        defaultValue={stop?.slug}
        options={[[NO_PLACE, 'Nowhere on our map'], ...places]}
      />
      <SelectField
        id={`edge-${key}`}
        name="edge"
        label="In the day"
        defaultValue={stop?.edge}
        options={edges}
      />
      <div className={across}>
        <Button type="submit" variant="secondary">
          {stop ? 'Save' : `Add to ${where}`}
        </Button>
      </div>
    </form>
  );
}
