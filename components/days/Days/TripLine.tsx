import { Fragment, type MouseEvent, useState } from 'react';
import type { IsoDate } from '@/content/types';
import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { SelectField } from '@/components/ui/Field/SelectField';
import { planner, usePlanner } from '@/components/planner/planner';
import { verdictOf } from '@/lib/days/check/summary';
import { changeFirstDate, changeLength, changeSettings } from '@/lib/days/moves';
import { boundTo } from '@/lib/days/facts';
import { asDate } from '@/lib/json/json';
import { dateOf, findStop, MAX_DAYS, PACES, type Settings, type Sleeps } from '@/lib/days/trip';
import { formatDate, formatDateRange } from '@/lib/time/words';
import { datesBetween } from '@/lib/time/dates';
import { addDays, londonDate } from '@/lib/time/london';
import { across, closeRow, row, stack } from '@/styles/layout.css';
import { summary } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { DraftField } from './DraftField';
import { VerdictLine } from './Findings';
import { type PlannerContextValue, usePlannerContext } from './planner-context';
import { Tool } from './Tool';
import * as styles from './Days.css';

const loadMap = () => import('@/components/map/StayMap/StayMap').then(({ StayMap }) => StayMap);

const paceWords = { slow: 'Slow', steady: 'Steady', brisk: 'Brisk' } as const;
const companions = [
  ['dog', 'Bringing a dog'],
  ['wheels', 'With a pushchair or wheelchair'],
] as const;

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

const [EARLIEST, LATEST] = ['2000-01-01', '2099-12-31'] as const;

/** The first and the last day of the stay. */
function Dates() {
  const { trip, checker, act, nameOf } = usePlannerContext();
  const { firstDate, days } = trip;
  const lastDate = days.length > 0 ? dateOf(trip, days.length - 1) : undefined;
  const longest = firstDate && addDays(firstDate, MAX_DAYS - 1);

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

  function setLast(value: string) {
    const date = asDate(value);
    if (date === undefined || firstDate === undefined) return;
    const { newId } = planner.getState();
    const { length } = datesBetween(firstDate, date);
    act(`Your days are ${formatDateRange(firstDate, date)}`, (whole) =>
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
        onCommit={setDate}
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
          onCommit={setLast}
        />
      )}
    </>
  );
}

type Change = (
  label: string,
  patch: { readonly [Name in keyof Settings]?: Settings[Name] | null },
) => void;

const change: Change = (label, patch) => {
  const saved = `Saved: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;
  planner.getState().changeTrip(label, (whole) => changeSettings(whole, patch), { saved });
};

const sleepAt = (at: Sleeps | null) => change('Where you’re staying', { sleeps: at });

interface Named {
  readonly slug: string;
  readonly name: string;
}

function useSavedStays(): readonly Named[] {
  const items = usePlanner((state) => state.items);
  return items.flatMap(({ type, slug, name }) =>
    type === 'accommodation' && slug !== undefined ? [{ slug, name }] : [],
  );
}

const optionsOf = (at: 'stay' | 'place', named: readonly Named[], remark = '') =>
  named.map(({ slug, name }) => (
    <option key={slug} value={`${at}:${slug}`}>
      {name + remark}
    </option>
  ));

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
        value={sleepsKey(sleeps)}
        onChange={({ target: { value } }) => {
          if (value === elsewhere) setIsMapOpen(true);
          else sleepAt(sleepsOf(value));
        }}
      >
        <option value="">Not set</option>
        {optionsOf('stay', saved, ' (saved)')}
        {others.length > 0 && (
          <optgroup label="Places to stay">{optionsOf('stay', others)}</optgroup>
        )}
        {optionsOf('stay', gone)}
        <optgroup label="Villages">{optionsOf('place', villages)}</optgroup>
        <option value={elsewhere}>Somewhere else…</option>
        <option value="nowhere">Not on our map</option>
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
  const { slug } = { slug: '', ...sleeps };
  const place = checker?.facts.places.find((one) => one.slug === slug);
  return place ? `staying ${place.settled ? 'in' : 'near'} ${place.name}` : 'staying off our map';
}

/** What was chosen, with the field of each: "Sat 5 to Mon 7 Jun", "staying at The cottage". */
function choicesOf(context: PlannerContextValue) {
  const { trip, now } = context;
  const { dog, wheels, travel } = trip.settings;
  const last = dateOf(trip, Math.max(trip.days.length - 1, 0));
  const dates = trip.firstDate && last && formatDateRange(trip.firstDate, last);
  const thisYear = ` ${londonDate(now).slice(0, 4)}`;
  return [
    ['first-date', dates?.replace(thisYear, '').replace(' – ', ' to ') ?? 'Choose your dates'],
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
  const { sleeps, travel, pace } = trip.settings;
  const [isOpen] = useState(trip.days.length === 0);
  const saved = useSavedStays();
  const checked = checker ? checker.check(trip, now).days.filter(({ stops }) => stops.length) : [];

  return (
    <section aria-label="Your trip">
      <details open={isOpen}>
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
            value={pace ?? ''}
            onChange={({ target }) =>
              change('Walking pace', { pace: PACES.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">Not set</option>
            {PACES.map((one) => (
              <option key={one} value={one}>
                {paceWords[one]}
              </option>
            ))}
          </SelectField>
          <div className={`${closeRow.l} ${across}`}>
            <Checkbox
              id="travel"
              label="By car"
              checked={travel === 'car'}
              onChange={({ target }) => change('By car', { travel: target.checked ? 'car' : null })}
            />
            {companions.map(([name, label]) => (
              <Checkbox
                key={name}
                id={name}
                label={label}
                checked={trip.settings[name] === true}
                onChange={({ target }) => change(label, { [name]: target.checked || null })}
              />
            ))}
          </div>
        </div>
      </details>
      {sleeps === undefined && saved.length > 0 && (
        <div className={row.xs}>
          {saved.slice(0, 2).map(({ slug, name }) => (
            <Tool key={slug} onClick={() => sleepAt({ at: 'stay', slug })}>
              {`Stay at ${name}`}
            </Tool>
          ))}
        </div>
      )}
      {checked.length > 1 && <VerdictLine verdict={verdictOf(checked)} />}
    </section>
  );
}
