import { useEffect, useMemo, useState } from 'react';
import { runChunked } from '@/components/browser/run-chunked';
import { LegLine } from '@/components/days/Days/LegLine';
import { planner } from '@/components/saved/planner';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { Button } from '@/components/ui/Button/Button';
import type { Elements } from '@/components/ui/elements';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { Link } from '@/components/ui/Link/Link';
import { createChecker, isAgainst } from '@/lib/days/check/check';
import { type Finding, problemWords } from '@/lib/days/check/finding';
import { findStop } from '@/lib/days/trip';
import { grouped } from '@/lib/grouped';
import { routes } from '@/lib/routes';
import { londonDate, londonDayBounds, londonTime } from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { formatDayMonth } from '@/lib/time/words';
import { briefText } from '@/lib/transport/words';
import { capitalised } from '@/lib/typeset';
import { type Fitting, type Fittings, whatFits } from '@/lib/today/what-fits';
import { dayOf, firstLightAfter, isNight, keepDay, reachablePlaces } from '@/lib/today/today';
import { rule, summary } from '@/styles/surfaces.css';
import { align, closeRow, indented, padBlock, prose, spaceAbove, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { useWhereabouts } from '../use-whereabouts';
import { type PanelProps, ThingLinks } from './Panel';
import type { Length } from './Today';
import * as styles from './Today.css';

/** Minutes. What fits is worked out for whole steps. */
const STEP = 15;

const FIRST = 3;

interface FitProps {
  fitting: Fitting;
  onKeep: (fitting: Fitting) => void;
}

function Fit({ fitting, onKeep }: FitProps) {
  const { visit, legs, findings, isKnown } = fitting;
  const { facts, from, to } = visit;
  const out = legs.find(({ stopId }) => stopId !== undefined);
  const back = from && legs.find(({ stopId }) => stopId === undefined)?.way;
  const isHere = out?.way?.legs.length === 0 && facts.hours === 'open-ground';
  // The ways stand above.
  const isReason = ({ state, code }: Finding) =>
    code !== 'leg-fits' && ['good-to-know', isKnown ? 'works' : 'check-first'].includes(state);
  const reasons = findings.filter(isReason);
  return (
    <li className={`${closeRow.m} ${align.baseline} ${padBlock.xs} ${rule.above}`}>
      {from !== undefined && to !== undefined && (
        <p className={styles.fitTime}>{`${londonTime(from)}–${londonTime(to)}`}</p>
      )}
      <div className={styles.fitWords}>
        <Link className={text.cardTitle} href={facts.path}>
          {facts.name}
        </Link>
        {isHere && <p>Always open; starts here.</p>}
        <LegLine leg={out} />
        {back && back.legs.length > 0 && <p className={text.quiet}>{`Back: ${briefText(back)}`}</p>}
        <div className={`${closeRow.m} ${align.baseline} ${align.apart}`}>
          {reasons.length > 0 && (
            <details>
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
            variant="quiet"
            onClick={() => onKeep(fitting)}
            aria-label={`Add to my plan: ${facts.name}`}
          >
            Add to my plan
          </Button>
        </div>
      </div>
    </li>
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
  const against = doesNotFit.flatMap(({ visit: { facts }, findings }) => {
    const code = findings.find(isAgainst)?.code ?? 'dark-there';
    const isOfToday = code !== 'event-over' && code !== 'event-other-date';
    return isOfToday ? { ...facts, reason: words[code] ?? 'in the dark' } : [];
  });
  return [...grouped(against, ({ reason }) => reason)].slice(0, MOST_REASONS);
}

function Results({ found, onKeep }: { found: Fittings } & Pick<FitProps, 'onKeep'>) {
  const [first, rest] = [found.fits.slice(0, FIRST), found.fits.slice(FIRST)];
  const against = againstWhat(found);
  const list = (name: string, of: readonly Fitting[]) => (
    <ul className={stack.none} aria-label={name}>
      {of.map((fitting) => (
        <Fit key={fitting.visit.facts.path} fitting={fitting} onKeep={onKeep} />
      ))}
    </ul>
  );
  return (
    <>
      {first.length > 0 ? (
        list('What you can do now', first)
      ) : (
        <p>Nothing we’re sure of fits. Try these, and check first.</p>
      )}
      <More title="More you can do" count={rest.length}>
        {list('More you can do', rest)}
      </More>
      {/* Where nothing fits for certain, this is what there is. */}
      <More title="Maybe: check first" count={found.notKnown.length} open={first.length === 0}>
        {list('Maybe: check first', found.notKnown)}
      </More>
      <More title="Not today" count={against.flatMap(([, things]) => things).length}>
        <ul className={indented} aria-label="Not today">
          {against.map(([reason, things]) => (
            <li key={reason}>
              <span>{`${capitalised(reason)}: `}</span>
              <ThingLinks things={things} />
            </li>
          ))}
        </ul>
      </More>
    </>
  );
}

interface WhatFitsProps extends PanelProps {
  length: Length;
  dog: boolean;
}

/** Everything that fits between now and a time to be back, by the same check as every day. */
export function WhatFits({ facts, now, length, dog }: WhatFitsProps) {
  const checker = useMemo(() => createChecker(facts), [facts]);
  const place = useWhereabouts(reachablePlaces(facts)).place?.slug ?? '';
  const [message, setMessage] = useState('');
  const [atLight, setAtLight] = useState(() => isNight(now, facts.light));

  const step = Math.ceil(now / STEP) * STEP;
  const firstLight = firstLightAfter(step, facts.light);
  // By daylight is from first light on, once there is none left.
  const morning = atLight || length === 'dusk';
  const from = (morning ? firstLight : undefined) ?? step;
  const { dusk } = sunTimes(londonDate(from), facts.light);
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
    const words = index < 0 ? `${name} added as a new day` : `${name} added to Day ${index + 1}`;
    const settings = { sleeps: { at: 'place', slug: place }, dog } as const;
    planner.getState().applyToTrip(words, (trip) => keepDay(trip, day, date, settings), {
      unchanged: findStop(before, visit.stop.id)
        ? 'It’s already in your plan.'
        : 'No room: your days are full.',
    });
    setMessage(planner.getState().message);
  }

  return (
    <>
      <p role="status" className={text.medium}>
        {message && <span>{`${message} `}</span>}
        {message && <Link href={routes.plannerDays}>See my days</Link>}
      </p>
      {firstLight !== undefined && (
        <div className={`${closeRow.m} ${align.baseline}`}>
          <p>
            {morning
              ? `From first light, ${formatDayMonth(londonDate(from))}, ${londonTime(from)}.`
              : `It’s dark, or soon will be. Light again at ${londonTime(firstLight)}.`}
          </p>
          {length !== 'dusk' && (
            <Button variant="quiet" onClick={() => setAtLight(!atLight)}>
              {morning ? 'From now' : 'From first light'}
            </Button>
          )}
        </div>
      )}
      {until > midnight && <p className={text.quiet}>Plans end at midnight.</p>}
      <div className={styles.found} aria-busy={found?.for !== request}>
        {found && <Results found={found.fitting} onKeep={keep} />}
      </div>
    </>
  );
}
