import { useEffect, useId, useMemo, useState } from 'react';
import { runChunked } from '@/components/browser/run-chunked';
import { LegLine } from '@/components/days/Days/LegLine';
import { planner } from '@/components/planner/planner';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { Badge } from '@/components/ui/Badge/Badge';
import { Button } from '@/components/ui/Button/Button';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { SelectField } from '@/components/ui/Field/SelectField';
import type { Elements } from '@/components/ui/elements';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { Link } from '@/components/ui/Link/Link';
import { createChecker, isAgainst } from '@/lib/days/check/check';
import { type Finding, problemWords } from '@/lib/days/check/finding';
import { badgeTone, typeLabel } from '@/lib/planner/words';
import { routes } from '@/lib/routes';
import { londonDate, londonDayBounds, londonTime } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { formatDayMonth } from '@/lib/time/words';
import { capitalised } from '@/lib/typeset';
import { dayOf, keepDay } from '@/lib/today/keep';
import { reachablePlaces } from '@/lib/today/places';
import { type Fitting, type Fittings, whatFits } from '@/lib/today/what-fits';
import { firstLightAfter, isNight } from '@/lib/today/today';
import { summary, surface } from '@/styles/surfaces.css';
import {
  align,
  fullWidth,
  indented,
  pile,
  prose,
  row,
  spaceAbove,
  stack,
} from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { useWhereabouts } from '../use-whereabouts';
import type { PanelProps } from './Panel';
import * as styles from './Today.css';

const lengths = {
  two: '2 hours',
  three: '3 hours',
  dusk: 'Daylight',
} as const;
type Length = keyof typeof lengths;

/** Minutes. What fits is worked out for whole steps. */
const STEP = 15;

const FIRST = 3;

interface FitProps {
  fitting: Fitting;
  states: readonly Finding['state'][];
  onKeep: (fitting: Fitting) => void;
}

function Fit({ fitting, states, onKeep }: FitProps) {
  const { visit, legs, findings } = fitting;
  const { facts, from, to } = visit;
  const back = legs.find(({ stopId }) => stopId === undefined);
  // The ways stand below.
  const isReason = ({ state, code }: Finding) => states.includes(state) && code !== 'leg-fits';
  const reasons = findings.filter(isReason);
  return (
    <li className={`${pile} ${surface.plain} ${styles.fit}`}>
      <div className={`${row.s} ${align.baseline} ${align.apart} ${fullWidth}`}>
        <Badge tone={badgeTone(facts.type)}>{typeLabel(facts.type)}</Badge>
        {from !== undefined && to !== undefined && (
          <span className={styles.fitTime}>{`${londonTime(from)} to ${londonTime(to)}`}</span>
        )}
      </div>
      <Link className={text.cardTitle} href={facts.path}>
        {facts.name}
      </Link>
      <p>{reasons[0]?.sentence ?? 'Always open.'}</p>
      <LegLine leg={legs.find(({ stopId }) => stopId !== undefined)} />
      {back && (
        <div className={text.quiet}>
          <span>Back. </span>
          <LegLine leg={back} />
        </div>
      )}
      {reasons.length > 0 && (
        <details className={fullWidth}>
          <summary className={summary}>
            <span>Why</span>
            <VisuallyHidden>{` ${facts.name}`}</VisuallyHidden>
          </summary>
          <ul className={`${stack.xs} ${prose} ${indented}`}>
            {reasons.map(({ id, sentence, sources }) => (
              <li key={id}>
                <span>{`${sentence} `}</span>
                <SourceLine sources={sources.slice(0, 1)} className={text.quiet} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button
        variant="secondary"
        onClick={() => onKeep(fitting)}
        aria-label={`Add to my plan: ${facts.name}`}
      >
        Add to my plan
      </Button>
    </li>
  );
}

const known = ['works', 'good-to-know'] as const;
const notKnown = ['check-first', 'good-to-know'] as const;

interface FitListProps extends Pick<FitProps, 'states' | 'onKeep'> {
  name: string;
  of: readonly Fitting[];
}

function FitList({ name, of, ...rest }: FitListProps) {
  if (of.length === 0) return null;
  return (
    <ul className={`${stack.m} ${styles.fits}`} aria-label={name}>
      {of.map((fitting) => (
        <Fit key={fitting.visit.facts.path} fitting={fitting} {...rest} />
      ))}
    </ul>
  );
}

interface MoreProps {
  title: string;
  count: number;
  open?: boolean;
  children: Elements;
}

function More({ title, count, open, children }: MoreProps) {
  if (count === 0) return null;
  return (
    <details className={spaceAbove.m} open={open}>
      <summary className={summary}>{`${title} (${count})`}</summary>
      {children}
    </details>
  );
}

const MOST_REASONS = 8;

/** What does not fit, by reason. What is over, or on another day, is no question of today. */
function againstWhat({ doesNotFit }: Fittings) {
  const words: Partial<Record<Finding['code'], string>> = problemWords;
  const reasons = new Map<string, Fitting['visit']['facts'][]>();
  for (const { visit, findings } of doesNotFit) {
    const code = findings.find(isAgainst)?.code ?? 'dark-there';
    if (code === 'event-over' || code === 'event-other-date') continue;
    const reason = words[code] ?? 'in the dark';
    reasons.set(reason, [...(reasons.get(reason) ?? []), visit.facts]);
  }
  return [...reasons].slice(0, MOST_REASONS);
}

function Results({ found, onKeep }: { found: Fittings } & Pick<FitProps, 'onKeep'>) {
  const rest = found.fits.slice(FIRST);
  return (
    <>
      {found.fits.length === 0 && <p>Nothing we’re sure of fits. Try these, and check first.</p>}
      <FitList
        name="What you can do now"
        of={found.fits.slice(0, FIRST)}
        states={known}
        onKeep={onKeep}
      />
      <More title="More you can do" count={rest.length}>
        <FitList name="More you can do" of={rest} states={known} onKeep={onKeep} />
      </More>
      {/* Where nothing fits for certain, this is what there is. */}
      <More title="Maybe: check first" count={found.notKnown.length} open={found.fits.length === 0}>
        <FitList name="Maybe: check first" of={found.notKnown} states={notKnown} onKeep={onKeep} />
      </More>
      <More title="Not today" count={againstWhat(found).flatMap(([, things]) => things).length}>
        <ul className={indented} aria-label="Not today">
          {againstWhat(found).map(([reason, things]) => (
            <li key={reason}>
              <span>{`${capitalised(reason)}: `}</span>
              {things.map(({ path, name }, index) => (
                <span key={path}>
                  <Link href={path}>{name}</Link>
                  <span>{index < things.length - 1 ? ', ' : '.'}</span>
                </span>
              ))}
            </li>
          ))}
        </ul>
      </More>
    </>
  );
}

/** Everything that fits between now and a time to be back, by the same check as every day. */
export function WhatFits({ facts, now }: PanelProps) {
  const id = useId();
  const checker = useMemo(() => createChecker(facts), [facts]);
  const place = useWhereabouts(reachablePlaces(facts)).place?.slug ?? '';
  const [chosen, setChosen] = useState<Length>('three');
  const [dog, setDog] = useState(false);
  const [message, setMessage] = useState('');
  const [morning, setMorning] = useState(() => isNight(now, facts.light));

  const step = Math.ceil(now / STEP) * STEP;
  const firstLight = firstLightAfter(step, facts.light);
  const from = (morning ? firstLight : undefined) ?? step;
  const { dusk } = twilight(londonDate(from), facts.light);
  const isDark = from >= dusk - 30;
  const length = isDark && chosen === 'dusk' ? 'two' : chosen;
  const until = { two: from + 120, three: from + 180, dusk }[length];
  const midnight = londonDayBounds(londonDate(from)).to;

  const request = `${place} ${from} ${until} ${dog}`;
  const [found, setFound] = useState<{ for: string; fitting: Fittings }>();
  useEffect(() => {
    const { newId } = planner.getState();
    return runChunked(whatFits(checker, { place, from, until, dog, newId }), (fitting) =>
      setFound({ for: request, fitting }),
    );
  }, [checker, place, from, until, dog, request]);

  function keep({ day, visit }: Fitting) {
    const { name } = visit.facts;
    const date = londonDate(from);
    const before = planner.getState().trip;
    const index = dayOf(before, date);
    const words =
      index === undefined ? `${name} added as a new day` : `${name} added to Day ${index + 1}`;
    const settings = { sleeps: { at: 'place', slug: place }, dog } as const;
    planner.getState().changeTrip(words, (trip) => keepDay(trip, day, date, settings), {
      unchanged: 'No room: your days are full.',
    });
    setMessage(planner.getState().message);
  }

  return (
    <>
      <div className={`${stack.m} ${align.start} ${styles.form}`}>
        <SelectField
          id={`${id}-until`}
          label="Back in"
          value={length}
          onChange={(event) => setChosen(event.target.value as Length)}
        >
          {Object.entries(lengths).map(([key, words]) => (
            <option key={key} value={key} disabled={key === 'dusk' && isDark}>
              {key === 'dusk' && !isDark ? `${words} (by ${londonTime(dusk)})` : words}
            </option>
          ))}
        </SelectField>
        <Checkbox
          label="Bringing a dog"
          checked={dog}
          onChange={(event) => setDog(event.target.checked)}
        />
      </div>
      <p role="status" className={styles.message}>
        {message && <span>{`${message} `}</span>}
        {message && <Link href={routes.plannerDays}>See my days</Link>}
      </p>
      <p className={text.quiet}>
        {`${formatDayMonth(londonDate(from))}, ${londonTime(from)} to ${londonTime(Math.min(until, midnight - 1))}.${until > midnight ? ' Plans end at midnight.' : ''}`}
      </p>
      {firstLight !== undefined && (
        <div className={`${stack.s} ${align.start} ${styles.light}`}>
          <p>
            {morning
              ? `From first light, ${londonTime(firstLight)}.`
              : `It’s dark, or soon will be. Light again at ${londonTime(firstLight)}.`}
          </p>
          <Button variant="secondary" onClick={() => setMorning(!morning)}>
            {morning ? 'From now' : 'From first light'}
          </Button>
        </div>
      )}
      <div className={styles.found} aria-busy={found?.for !== request}>
        {found && <Results found={found.fitting} onKeep={keep} />}
      </div>
    </>
  );
}
