import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { DayOnPaper } from '@/components/paper/DaysOnPaper/DaysOnPaper';
import { TableBox } from '@/components/ui/Table/TableBox';
import { pocket } from '@/content/pocket';
import { emergencyWords, type SafetySlug, safetySections } from '@/content/safety';
import { sample } from '@/content/sample';
import { site } from '@/content/site';
import { telHref } from '@/lib/contact-links';
import type { ItineraryDay } from '@/lib/itinerary/itinerary';
import { needs, needOf } from '@/lib/itinerary/needs';
import { fit } from '@/lib/pocket/fit';
import { type Group, groups, marks, panel, sheet } from '@/lib/pocket/sheet';
import { type NumberedPlace, pocketPlaces, type PocketPlan } from '@/lib/pocket/plan';
import { ink } from '@/styles/tokens';
import { tallColumn } from '@/styles/layout.css';
import { text as textStyles } from '@/styles/text.css';
import { paper } from '@/styles/themes.css';
import { PocketMap } from '../PocketMap/PocketMap';
import type { Guide } from '../read-guide';
import * as styles from './PocketSheet.css';

export { readGuide } from '../read-guide';

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

function Cover({ plan: { when }, poster }: { plan: PocketPlan; poster: string }) {
  return (
    <div className={tallColumn}>
      <img
        className={styles.poster}
        src={poster}
        alt=""
        style={{ objectPosition: `${pocket.poster.middle * 100}% 50%` }}
      />
      <div className={styles.title}>
        <p translate="no">{site.name}</p>
        <p>{pocket.title}</p>
        <p>{when}</p>
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

function PlaceLines({ number, place, things, sleeps }: NumberedPlace) {
  return (
    <>
      <p className={`${textStyles.bold} ${styles.apart}`} data-need={needs.grid}>
        <span>{`${number} ${place.label}${sleeps ? ' (staying here)' : ''}`}</span>
        <span>{place.grid}</span>
      </p>
      {things.map(({ slug, name, address, phone }) => (
        <div key={slug} data-need={needs.address}>
          <p>{name}</p>
          {address !== undefined && <p className={styles.quiet}>{address}</p>}
          {phone !== undefined && (
            <p>
              <a href={telHref(phone)}>{phone}</a>
            </p>
          )}
        </div>
      ))}
    </>
  );
}

function Places({ places }: Pick<PocketPlan, 'places'>) {
  return (
    <section>
      <h2>Where things are</h2>
      {places.length === 0 ? (
        <p>None of these is on our map.</p>
      ) : (
        <div data-need={needs.drawing}>
          <PocketMap places={places} width={columnWidth} height={48} />
        </div>
      )}
      {places.map((place) => (
        <PlaceLines key={place.number} {...place} />
      ))}
    </section>
  );
}

function Advised({ about }: { about: readonly SafetySlug[] }) {
  const advice = safetySections.filter(({ slug }) => about.includes(slug));
  const sources = new Set(advice.flatMap((each) => each.sources.map(({ name }) => name)));
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

function Back({ plan: { places, made }, code }: Guide) {
  const { before, call, after } = emergencyWords;
  const here = places.map(({ place }) => place);
  const known = [...new Set([...here, ...pocketPlaces])].filter(({ grid }) => grid !== undefined);
  return (
    <div className={tallColumn}>
      <a className={styles.alarm} href="tel:999">
        <p>{before}</p>
        <p>{call}</p>
        <p>{after}</p>
      </a>
      <Advised about={['float', 'someone-else']} />
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
              viewBox={code.viewBox}
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
      {marks.map(({ line: [x1, y1, x2, y2], colour, width, dash }) => (
        <line
          key={`${x1} ${y1}`}
          {...{ x1, y1, x2, y2 }}
          stroke={ink[colour]}
          strokeWidth={width}
          strokeDasharray={dash.join(' ')}
        />
      ))}
    </svg>
  );
}

/** How many days the first four of six pages take: their share of what cannot well be left out. */
function shareOfDays(pages: HTMLElement): number {
  for (const element of pages.querySelectorAll<HTMLElement>('[data-need]')) {
    element.hidden = needOf(element.dataset['need']).rank > needOf(needs.stop).rank;
  }
  const ends = [...pages.querySelectorAll('[data-day]')].map((day) =>
    Math.max(...[...day.getClientRects()].map(({ right }) => right)),
  );
  const { left } = pages.getBoundingClientRect();
  const share = ((Math.max(...ends) - left) * 2) / 3;
  return Math.max(1, ends.filter((end) => end - left <= share + 1).length);
}

/** Fits what is in each group. @returns how many days the first four pages take; undefined for all */
function fitAll(root: HTMLElement, mayMove: boolean): number | undefined {
  let first: number | undefined;
  for (const pages of root.querySelectorAll<HTMLElement>('[data-pages]')) {
    const hasAll = fit(pages, leftOut) === Infinity;
    if (hasAll || pages.parentElement?.dataset['pocket'] !== 'days') continue;
    // One after the other, days take less room.
    pages.classList.remove(styles.ownPages);
    if (fit(pages, leftOut) <= needOf(needs.way).rank && mayMove) first = shareOfDays(pages);
  }
  return first;
}

const days = (all: readonly ItineraryDay[]) =>
  all.map((day) => <DayOnPaper key={day.number} day={day} heading="h2" />);

interface PocketSheetProps extends Guide {
  /** The address of the cover's picture. */
  poster: string;
  /** Called once everything that has room stands where it will be printed. */
  onReady: (sheet: HTMLElement) => void;
}

export function PocketSheet({ plan, code, poster, onReady }: PocketSheetProps) {
  const element = useRef<HTMLDivElement>(null);
  const all = plan.days.length;
  const [first, setFirst] = useState(all);

  useLayoutEffect(() => {
    const root = element.current;
    if (!root) return;
    const moved = fitAll(root, first === all && all > 1);
    if (moved === undefined) onReady(root);
    else setFirst(moved);
  }, [plan, all, first, onReady]);

  const others = plan.days.slice(first);
  return (
    <TableBox label="The pages of your pocket guide">
      <div ref={element} className={`${paper} ${styles.sheet}`} data-pocket-sheet="">
        <Pages group="cover">
          <Cover plan={plan} poster={poster} />
        </Pages>
        <Pages group="days" className={all <= groups.days.pages ? styles.ownPages : ''}>
          {all === 0 ? <Saved plan={plan} /> : days(plan.days.slice(0, first))}
          <LeftOut />
        </Pages>
        <Pages group="more">
          {others.length > 0 ? (
            days(others)
          ) : (
            <>
              <Places places={plan.places} />
              <section>
                <h2>By the sea</h2>
                <Advised about={['flags', 'rip-currents', 'tides-and-cliffs']} />
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
