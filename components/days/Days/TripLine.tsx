import { Fragment, type MouseEvent, useState } from 'react';
import type { IsoDate } from '@/content/types';
import { OnDemand } from '@/components/ui/OnDemand/OnDemand';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { type Option, Options, SelectField } from '@/components/ui/Field/SelectField';
import { planner, usePlanner } from '@/components/saved/planner';
import { verdictOf } from '@/lib/days/check/summary';
import { changeFirstDate, changeLength, changeSettings } from '@/lib/days/changes';
import { factsOf, type PlaceFacts } from '@/lib/days/facts';
import { asDate } from '@/lib/json/json';
import { dateOf, findStop, MAX_DAYS, PACES, type Sleeps, type Thing } from '@/lib/days/trip';
import { spokenDateRange } from '@/lib/time/spans';
import { formatDate, formatDateRange } from '@/lib/time/words';
import { datesBetween } from '@/lib/time/day';
import { addDays, londonDate } from '@/lib/time/london';
import { capitalised } from '@/lib/typeset';
import { across, closeRow, row, stack } from '@/styles/layout.css';
import { summary } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { DraftField } from './DraftField';
import { VerdictLine } from './Findings';
import { apply, type PlannerContextValue, usePlannerContext } from './planner-context';
import { Tool } from './Tool';
import * as styles from './Days.css';

const loadMap = () => import('@/components/map/StayMap/StayMap').then(({ StayMap }) => StayMap);

const notSet: Option = ['', 'Not set'];
const paces: readonly Option[] = [
  notSet,
  ...PACES.map((pace) => [pace, capitalised(pace)] as const),
];

/** What is said yes to, with the value that says so. */
const ticks = [
  ['travel', 'By car', 'car'],
  ['dog', 'Bringing a dog', true],
  ['wheels', 'With a pushchair or wheelchair', true],
] as const;

const elsewhere = 'elsewhere';

/** A choice of where one stays: its value holds all that is stored of it. */
const keyOf = (sleeps: Sleeps): string => JSON.stringify(sleeps);

const [EARLIEST, LATEST] = ['2000-01-01', '2099-12-31'] as const;

/** The first and the last day of the stay. */
function Dates() {
  const { trip, checker, nameOf } = usePlannerContext();
  const { firstDate, days } = trip;
  const lastDate = days.length > 0 ? dateOf(trip, days.length - 1) : undefined;
  const longest = firstDate && addDays(firstDate, MAX_DAYS - 1);

  function setDate(value: string) {
    const date = asDate(value) ?? null;
    const eventOf = (thing: Thing) => checker && factsOf(checker.facts, thing)?.event;
    const { stayed, left } = changeFirstDate(trip, date, eventOf);
    const names = (ids: readonly string[]) =>
      ids.flatMap((id) => findStop(trip, id)?.stop ?? []).map(nameOf);
    const words = [
      date === null ? 'The days have no dates now' : `The first day is ${formatDate(date)}`,
      ...names(stayed).map((name) => `${name} stays on its own date`),
      ...names(left).map((name) => `${name} is on none of these dates`),
    ].join('. ');
    apply(words, (whole) => changeFirstDate(whole, date, eventOf).trip);
  }

  function setLast(value: string) {
    const date = asDate(value);
    // As it is by now: both dates may have been changed in one breath.
    const { trip: latest, newId } = planner.getState();
    const first = latest.firstDate;
    if (date === undefined || first === undefined || date < first) return;
    const { length } = datesBetween(first, date);
    apply(`Your days are ${formatDateRange(first, date)}`, (whole) =>
      changeLength(whole, length, newId),
    );
  }

  const outside = (from: string, until: string) => (date: string) =>
    date === '' || (from <= date && date <= until)
      ? undefined
      : `Choose a date from ${formatDate(from as IsoDate)} to ${formatDate(until as IsoDate)}.`;
  return (
    <>
      <DraftField
        id="first-date"
        label="Here from"
        type="date"
        min={EARLIEST}
        max={LATEST}
        value={firstDate ?? ''}
        refuse={outside(EARLIEST, LATEST)}
        onSave={setDate}
      />
      {firstDate !== undefined && longest !== undefined && (
        <DraftField
          id="last-date"
          label="Here until"
          type="date"
          min={firstDate}
          max={longest}
          value={lastDate ?? ''}
          refuse={outside(firstDate, longest)}
          onSave={setLast}
        />
      )}
    </>
  );
}

function answer(label: string, patch: Parameters<typeof changeSettings>[1]) {
  const saved = `Saved: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;
  planner.getState().applyToTrip(label, (whole) => changeSettings(whole, patch), { saved });
}

const sleepAt = (at: Sleeps | null) => answer('Where you’re staying', { sleeps: at });

const offTheList: readonly Option[] = [
  [elsewhere, 'Somewhere else…'],
  [keyOf({ at: 'nowhere' }), 'Not on our map'],
];

type Named = Pick<PlaceFacts, 'slug' | 'name'>;

function useSavedStays(): readonly Named[] {
  const items = usePlanner((state) => state.items);
  return items.flatMap(({ type, slug, name }) =>
    type === 'accommodation' && slug !== undefined ? [{ slug, name }] : [],
  );
}

const staysOf = (at: 'stay' | 'place', named: readonly Named[], remark = ''): readonly Option[] =>
  named.map(({ slug, name }) => [keyOf({ at, slug }), name + remark]);

function Staying() {
  const { trip, checker, nameOf } = usePlannerContext();
  const { sleeps } = trip.settings;
  const [isMapOpen, setIsMapOpen] = useState(false);
  const saved = useSavedStays();
  const { things, places } = checker?.facts ?? { things: [], places: [] };
  const others = things.filter(
    ({ type, slug }) => type === 'accommodation' && !saved.some((stay) => stay.slug === slug),
  );
  const gone =
    sleeps?.at === 'stay' && ![...saved, ...others].some(({ slug }) => slug === sleeps.slug)
      ? [{ slug: sleeps.slug, name: nameOf({ type: 'accommodation', slug: sleeps.slug }) }]
      : [];
  const placed = sleeps?.at === 'place' ? sleeps.slug : undefined;
  const villages = places.filter(({ slug, settled }) => settled ?? slug === placed);
  return (
    <>
      <SelectField
        id="sleeps"
        label="Staying at"
        value={sleeps ? keyOf(sleeps) : ''}
        onChange={({ target: { value } }) => {
          if (value === elsewhere) setIsMapOpen(true);
          else sleepAt(value === '' ? null : (JSON.parse(value) as Sleeps));
        }}
        options={[notSet, ...staysOf('stay', saved, ' (saved)'), ...staysOf('stay', gone)]}
      >
        {others.length > 0 && (
          <optgroup label="Places to stay">
            <Options of={staysOf('stay', others)} />
          </optgroup>
        )}
        <optgroup label="Villages">
          <Options of={staysOf('place', villages)} />
        </optgroup>
        <Options of={offTheList} />
      </SelectField>
      {isMapOpen && (
        <OnDemand
          now
          load={loadMap}
          props={{
            places,
            chosen: placed,
            onChoose: (slug) => {
              sleepAt({ at: 'place', slug });
              setIsMapOpen(false);
            },
            onClose: () => setIsMapOpen(false),
          }}
          failed="The map didn’t load. Your plan is safe."
        />
      )}
    </>
  );
}

function stayWords({ trip, checker, nameOf }: PlannerContextValue): string {
  const { sleeps } = trip.settings;
  if (!sleeps) return 'choose where you’re staying';
  if (sleeps.at === 'stay') {
    return `staying at ${nameOf({ type: 'accommodation', slug: sleeps.slug })}`;
  }
  const isIt = ({ slug }: Named) => sleeps.at === 'place' && slug === sleeps.slug;
  const place = checker?.facts.places.find(isIt);
  return place ? `staying ${place.settled ? 'in' : 'near'} ${place.name}` : 'staying off our map';
}

/** What was chosen, with the field of each: "Sat 5 to Mon 7 Jun", "staying at The cottage". */
function choicesOf(context: PlannerContextValue) {
  const { trip, now } = context;
  const { dog, wheels, travel } = trip.settings;
  const last = dateOf(trip, Math.max(trip.days.length - 1, 0));
  const dates = trip.firstDate && last && spokenDateRange(trip.firstDate, last, londonDate(now));
  return [
    ['first-date', dates ?? 'Choose your dates'],
    ['sleeps', stayWords(context)],
    ['travel', travel === 'car' ? 'by car' : 'on foot and by bus'],
    ['dog', dog && 'with a dog'],
    ['wheels', wheels && 'with a pushchair or wheelchair'],
  ] as const;
}

/** A choice that is pressed opens the fields, at its own. */
function openAt(event: MouseEvent<HTMLElement>) {
  const choice = (event.target as HTMLElement).closest<HTMLElement>('[data-field]');
  const fields = event.currentTarget.closest('details');
  if (!choice || !fields) return;
  event.preventDefault();
  fields.open = true;
  document.getElementById(choice.dataset['field'] ?? '')?.focus();
}

export function TripLine() {
  const context = usePlannerContext();
  const { trip, checker, now } = context;
  const { settings } = trip;
  const saved = useSavedStays();
  const verdict = trip.days.length > 1 && checker && verdictOf(checker.check(trip, now).days);

  return (
    <section aria-label="Your trip">
      <details open={trip.days.length === 0}>
        <summary className={`${text.cardTitle} ${summary}`} onClick={openAt}>
          {choicesOf(context).map(
            ([field, words], index) =>
              words && (
                <Fragment key={field}>
                  {index > 0 && <span>, </span>}
                  <span className={styles.choice} data-field={field}>
                    {words}
                  </span>
                </Fragment>
              ),
          )}
        </summary>
        <div className={`${stack.s} ${styles.fields}`}>
          <Dates />
          <Staying />
          <SelectField
            id="pace"
            label="Walking pace"
            value={settings.pace ?? ''}
            onChange={({ target }) =>
              answer('Walking pace', { pace: PACES.find((one) => one === target.value) ?? null })
            }
            options={paces}
          />
          <div className={`${closeRow.l} ${across}`}>
            {ticks.map(([name, label, yes]) => (
              <Checkbox
                key={name}
                id={name}
                label={label}
                checked={settings[name] === yes}
                onChange={({ target }) => answer(label, { [name]: target.checked ? yes : null })}
              />
            ))}
          </div>
        </div>
      </details>
      {settings.sleeps === undefined && saved.length > 0 && (
        <div className={row.xs}>
          {saved.slice(0, 2).map(({ slug, name }) => (
            <Tool key={slug} onClick={() => sleepAt({ at: 'stay', slug })}>
              {`Stay at ${name}`}
            </Tool>
          ))}
        </div>
      )}
      {/* What a day hangs on stands with it. */}
      {verdict && verdict.state === 'problem' && <VerdictLine verdict={verdict} />}
    </section>
  );
}
