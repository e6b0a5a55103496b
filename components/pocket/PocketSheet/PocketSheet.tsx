import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { DayOnPaper } from '@/components/days/DaysOnPaper/DaysOnPaper';
import { TableBox } from '@/components/ui/Table/TableBox';
import { pocket } from '@/content/pocket';
import { sample } from '@/content/sample';
import { telHref } from '@/lib/contact-links';
import type { ItineraryDay } from '@/lib/itinerary/itinerary';
import { needs, needOf } from '@/lib/itinerary/needs';
import type { Advice } from '@/lib/pocket/facts';
import { phoneOf } from '@/lib/pocket/facts';
import { fit } from '@/lib/pocket/fit';
import type { PocketPlan } from '@/lib/pocket/plan';
import { cut, folds, type Group, groups, panel, sheet } from '@/lib/pocket/sheet';
import type { Spot } from '@/lib/pocket/spots';
import { ink } from '@/styles/tokens';
import { text as textStyles } from '@/styles/text.css';
import { paper } from '@/styles/themes.css';
import { PocketMap } from '../PocketMap/PocketMap';
import type { PlanCode } from '../plan-code';
import * as styles from './PocketSheet.css';

const columnWidth = panel.width - 11;

const leftOut = (names: readonly string[]) => pocket.leftOut(names.join(', '));

interface PagesProps {
  group: Group;
  className?: string;
  children: ReactNode;
}

function Pages({ group, className = '', children }: PagesProps) {
  return (
    <div className={`${styles.group[group]} ${styles.screenEdge}`} data-pocket={group}>
      <div className={`${styles.pages[group]} ${className}`} data-pages="">
        {children}
      </div>
    </div>
  );
}

function LeftOut() {
  return <p className={styles.quiet} data-left-out="" hidden />;
}

function Cover({ plan: { facts, when, days } }: { plan: PocketPlan }) {
  return (
    <div className={styles.whole}>
      <img
        className={styles.poster}
        src={facts.poster.src}
        alt=""
        style={{ objectPosition: `${facts.poster.middle * 100}% 50%` }}
      />
      <div className={styles.title}>
        <p translate="no">{facts.village}</p>
        <p>{pocket.title}</p>
        <p>{when}</p>
      </div>
      <div className={`${styles.contents} ${styles.quiet}`}>
        {days.map(({ number, heading }) => (
          <p key={number}>{heading}</p>
        ))}
      </div>
    </div>
  );
}

function Saved({ plan: { seas, saved } }: { plan: PocketPlan }) {
  return (
    <>
      <section>
        <h2>Sea and light</h2>
        {seas.map(({ date, text }) => (
          <div key={date}>
            <p className={textStyles.bold}>{date}</p>
            <p>{text}</p>
          </div>
        ))}
        <p className={styles.quiet}>{pocket.tides}</p>
      </section>
      <section>
        <h2>Saved</h2>
        {saved.length === 0 && <p>Nothing saved yet.</p>}
        {saved.map(({ name, lines }, index) => (
          <div key={index} data-need={needs.saved}>
            <p className={textStyles.bold} dir="auto">
              {name}
            </p>
            {lines.map((line) => (
              <p key={line} dir="auto">
                {line}
              </p>
            ))}
          </div>
        ))}
      </section>
    </>
  );
}

function SpotLines({ spot, plan: { facts } }: { spot: Spot; plan: PocketPlan }) {
  const { number, place, things, sleeps } = spot;
  return (
    <>
      <p className={`${textStyles.bold} ${styles.apart}`} data-need={needs.grid}>
        <span>{`${number} ${place.label}${sleeps ? ' (staying here)' : ''}`}</span>
        <span>{place.grid}</span>
      </p>
      {things.map((thing) => {
        const phone = phoneOf(facts, thing);
        return (
          <div key={thing.slug} data-need={needs.address}>
            <p>{thing.name}</p>
            {thing.address !== undefined && <p className={styles.quiet}>{thing.address}</p>}
            {phone !== undefined && (
              <p>
                <a href={telHref(phone)}>{phone}</a>
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}

function Places({ plan }: { plan: PocketPlan }) {
  const { spots, facts } = plan;
  return (
    <section>
      <h2>Where things are</h2>
      {spots.length === 0 ? (
        <p>None of these is on our map.</p>
      ) : (
        <div data-need={needs.drawing}>
          <PocketMap spots={spots} facts={facts} width={columnWidth} height={48} />
        </div>
      )}
      {spots.map((spot) => (
        <SpotLines key={spot.number} spot={spot} plan={plan} />
      ))}
    </section>
  );
}

function Advised({ advice }: { advice: readonly Advice[] }) {
  const sources = new Set(advice.flatMap((each) => each.sources));
  return (
    <>
      {advice.map(({ title, steps }) => (
        <div key={title} data-need={needs.advice}>
          <p className={textStyles.bold}>{title}</p>
          <p>{steps.join(' ')}</p>
        </div>
      ))}
      <p className={styles.quiet} data-need={needs.source}>
        {`In our words, from ${[...sources].join(', ')}.`}
      </p>
    </>
  );
}

interface BackProps {
  plan: PocketPlan;
  code: PlanCode | undefined;
}

function Back({ plan: { facts, spots, made }, code }: BackProps) {
  const { before, call, after, float, others } = facts.emergency;
  const here = spots.map(({ place }) => place);
  const known = [...new Set([...here, ...facts.places])].filter(({ grid }) => grid !== undefined);
  return (
    <div className={styles.whole}>
      <a className={styles.alarm} href="tel:999">
        <p>{before}</p>
        <p>{call}</p>
        <p>{after}</p>
      </a>
      <Advised advice={[float, others]} />
      <p className={textStyles.bold}>Say where you are: National Grid</p>
      {known.map(({ slug, label, grid }, index) => (
        <p key={slug} className={styles.apart} data-need={index < 2 ? undefined : needs.grid}>
          <span translate="no">{label}</span>
          <b>{grid}</b>
        </p>
      ))}
      <div className={styles.code}>
        {code && (
          <a href={code.address} aria-label={pocket.code.title}>
            <svg
              className={styles.codeDrawing}
              viewBox={`0 0 ${code.size} ${code.size}`}
              style={{ width: `${code.millimetres}mm`, height: `${code.millimetres}mm` }}
              data-code=""
            >
              <path d={code.path} />
            </svg>
          </a>
        )}
        <div>
          <p className={textStyles.bold}>{pocket.code.title}</p>
          <p>{code ? pocket.code.text : pocket.code.tooLong}</p>
          {code?.notesLeftOut && <p>{pocket.code.withoutNotes}</p>}
          <p className={styles.quiet}>{`Made ${made}. ${pocket.made}`}</p>
          {sample && <p className={styles.quiet}>{sample.paper}</p>}
        </div>
      </div>
      <LeftOut />
    </div>
  );
}

function Folds() {
  return (
    <svg className={styles.folds} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      {folds.map(([x1, y1, x2, y2]) => (
        <line
          key={`${x1} ${y1}`}
          {...{ x1, y1, x2, y2 }}
          stroke={ink.slate}
          strokeWidth="0.15"
          strokeDasharray="0.3 1.2"
        />
      ))}
      <line
        {...{ x1: cut[0], y1: cut[1], x2: cut[2], y2: cut[3] }}
        stroke={ink.boatRed}
        strokeWidth="0.3"
        strokeDasharray="2.4 1.4"
      />
    </svg>
  );
}

const daysIn = (pages: HTMLElement) => [
  ...pages.querySelectorAll<HTMLElement>(`[data-need="${needs.day}"]`),
];

/** How many days the four pages below take, where all six are needed: their share of what there is. */
function shareOfDays(below: HTMLElement): number {
  const { left } = below.getBoundingClientRect();
  const ends = daysIn(below).map((day) =>
    Math.max(...[...day.getClientRects()].map(({ right }) => right - left)),
  );
  const share = (Math.max(...ends) * 2) / 3;
  return Math.max(1, ends.filter((end) => end <= share + 1).length);
}

/** A page for each day; days one after the other; days on six pages, so many of them on the first four. */
type Arrangement = 'page-each' | 'flow' | number;

const days = (all: readonly ItineraryDay[]) =>
  all.map((day) => <DayOnPaper key={day.number} day={day} heading="h2" />);

/** The one that has more room; undefined where there is none. */
function nextArrangement(now: Arrangement, below: HTMLElement): Arrangement | undefined {
  if (now === 'page-each') return 'flow';
  if (now !== 'flow' || daysIn(below).length < 2) return undefined;
  for (const each of below.querySelectorAll<HTMLElement>('[data-need]')) {
    each.hidden = needOf(each.dataset['need']).rank > needOf(needs.stop).rank;
  }
  return shareOfDays(below);
}

interface PocketSheetProps extends BackProps {
  /** Called once everything that has room stands where it will be printed. */
  onReady: (sheet: HTMLElement) => void;
}

export function PocketSheet({ plan, code, onReady }: PocketSheetProps) {
  const element = useRef<HTMLDivElement>(null);
  const [arrangement, setArrangement] = useState<Arrangement>(
    plan.days.length <= groups.days.pages ? 'page-each' : 'flow',
  );

  useLayoutEffect(() => {
    const root = element.current;
    if (!root) return;
    for (const pages of root.querySelectorAll<HTMLElement>('[data-pages]')) {
      const rank = fit(pages, leftOut);
      const isOfDays = pages.parentElement?.dataset['pocket'] === 'days';
      const next =
        isOfDays && rank <= needOf(needs.way).rank
          ? nextArrangement(arrangement, pages)
          : undefined;
      if (next === undefined) continue;
      setArrangement(next);
      return;
    }
    onReady(root);
  }, [plan, arrangement, onReady]);

  const first = plan.days.slice(0, typeof arrangement === 'number' ? arrangement : undefined);
  const others = plan.days.slice(first.length);
  return (
    <TableBox label="The pages of your pocket guide">
      <div ref={element} className={`${paper} ${styles.sheet}`} data-pocket-sheet="">
        <Pages group="cover">
          <Cover plan={plan} />
        </Pages>
        <Pages group="days" className={arrangement === 'page-each' ? styles.ownPages : ''}>
          {plan.days.length === 0 ? <Saved plan={plan} /> : days(first)}
          <LeftOut />
        </Pages>
        <Pages group="more">
          {others.length > 0 ? (
            days(others)
          ) : (
            <>
              <Places plan={plan} />
              <section>
                <h2>By the sea</h2>
                <Advised advice={plan.facts.advice} />
              </section>
            </>
          )}
          <LeftOut />
        </Pages>
        <Pages group="back">
          <Back plan={plan} code={code} />
        </Pages>
        <Folds />
      </div>
    </TableBox>
  );
}
