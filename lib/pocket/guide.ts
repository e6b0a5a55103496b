/** Which page of the pocket guide holds what: a pure layout, which `draw` puts on paper. */
import type { DayChecker } from '@/lib/days/check/check';
import { tellDays } from '@/lib/days/take/told';
import { dateOf, type Thing, type Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { type EpochMinutes, londonDate } from '@/lib/time/london';
import { formatDateRange } from '@/lib/time/words';
import type { PocketFacts } from './facts';
import { counted, looks, moreOnScreen, wide } from './looks';
import type { Mark } from './marks';
import { type DayPaper, dayHalf, dayInFull, dayPage } from './pages/day';
import { addressPages, mapAndAddresses, mapPage } from './pages/places';
import { savedPages } from './pages/saved';
import {
  advicePage,
  cover,
  type CoverWords,
  lastPage,
  type LastWords,
  notesPage,
  type PlanCode,
  tidesPage,
} from './pages/words';
import { type Block, gap, paragraph, type Ruler, stack } from './setting';
import { column, pageCount } from './sheet';
import { spotsOf } from './spots';

/** The words of the guide that are not the content's. */
export interface PocketWords {
  readonly title: string;
  readonly code: Pick<LastWords, 'title' | 'text' | 'withoutNotes' | 'tooLong'>;
  readonly made: string;
  readonly tides: string;
}

export interface PocketInput {
  /** Without days the guide is of what is saved. */
  readonly trip: Trip;
  readonly saved: readonly PlannerItemDraft[];
  readonly checker: DayChecker;
  readonly facts: PocketFacts;
  readonly nameOf: (thing: Thing) => string;
  readonly now: EpochMinutes;
  /** Undefined where nothing of the plan can be shared. */
  readonly code: PlanCode | undefined;
  readonly words: PocketWords;
  readonly ruler: Ruler;
}

/** What stands on one page, in positions of its panel. */
export interface PocketPage {
  /** Counted from 1, as it is read. */
  readonly page: number;
  readonly marks: readonly Mark[];
}

/** Between cover and last page. */
const INNER = pageCount - 2;

/** Pages that days may take: one is left for the map. */
const DAY_PAGES = INNER - 1;

/** The eight pages of the guide. */
export function pocketGuide(input: PocketInput): readonly PocketPage[] {
  const { trip, ruler, facts, checker, words, code, now } = input;
  const saved = input.saved.flatMap(({ type, slug }) =>
    slug === undefined ? [] : [{ type, slug }],
  );
  const spots = spotsOf(trip, saved, checker.facts, facts);
  const hasDays = trip.days.length > 0;
  const inner = hasDays ? daysInside(input, spots) : savedInside(input, spots);
  const { code: codeWords, made } = words;
  const pages = [
    cover(ruler, facts, coverWords(input)),
    ...inner.slice(0, INNER),
    ...Array.from({ length: Math.max(0, INNER - inner.length) }, () => notesPage(ruler)),
    lastPage(ruler, facts, spots, code, { ...codeWords, made, today: londonDate(now) }),
  ];
  return pages.map((block, index) => ({
    page: index + 1,
    marks: block.marks(column.top),
  }));
}

function coverWords({ trip, saved, words }: PocketInput): CoverWords {
  const { title } = words;
  if (trip.days.length === 0) {
    return { title, when: counted(saved.length, 'thing saved', 'things saved'), contents: [] };
  }
  const [first, last] = [dateOf(trip, 0), dateOf(trip, trip.days.length - 1)];
  return {
    title,
    when: first && last ? formatDateRange(first, last) : counted(trip.days.length, 'day'),
    contents: trip.days.map(
      ({ title: named, stops }, index) =>
        `Day ${index + 1} · ${named ?? counted(stops.length, 'stop')}`,
    ),
  };
}

/** One or two days have up to two pages each, up to five a page, more half a page. */
function daysInside(input: PocketInput, spots: DayPaper['spots']): readonly Block[] {
  const { trip, checker, nameOf, now, ruler, facts } = input;
  const check = checker.check(trip, now);
  // On paper there is no room for addresses of pages.
  const told = tellDays({ trip, check, nameOf, addressOf: (path) => path });
  const papers = told.flatMap((day, index): DayPaper[] => {
    const ofDay = check.days[index];
    return ofDay
      ? [
          {
            ruler,
            told: day,
            check: ofDay,
            tides: checker.tides,
            tideSource: { ...checker.facts.tides.source, name: tideName(input) },
            spots,
          },
        ]
      : [];
  });
  const pages = dayPages(papers, ruler);
  const places = { ruler, spots, facts };
  const left = INNER - pages.length;
  if (left === 1) return [...pages, mapAndAddresses(places)];
  return [...pages, mapPage(places), ...addressPages(places, left - 1), advicePage(ruler, facts)];
}

function dayPages(papers: readonly DayPaper[], ruler: Ruler): readonly Block[] {
  if (papers.length <= 2) return papers.flatMap(dayInFull);
  if (papers.length <= DAY_PAGES) return papers.map(dayPage);
  const over = papers.length - 2 * DAY_PAGES;
  const shown = over > 0 ? papers.slice(0, 2 * DAY_PAGES - 1) : papers;
  const halves = shown.map(dayHalf);
  if (over > 0) {
    const left = papers.length - shown.length;
    halves.push(
      stack(gap(2), moreOnScreen(ruler, counted(left, 'more day')), gap(column.height / 2 - 8)),
    );
  }
  return halves.flatMap((top, index) =>
    index % 2 === 0 ? [stack(top, gap(2), halves[index + 1] ?? gap(0))] : [],
  );
}

function savedInside(input: PocketInput, spots: DayPaper['spots']): readonly Block[] {
  const { ruler, saved, checker, facts, now, words } = input;
  const days = checker.facts;
  const source = { ...days.tides.source, name: tideName(input) };
  const list =
    saved.length > 0
      ? savedPages({ ruler, items: saved, days, facts, spots }, 3)
      : [paragraph(ruler, 'Nothing is saved yet.', looks.text, wide)];
  return [
    ...list,
    tidesPage(ruler, checker.tides, days.light, source, londonDate(now), words.tides),
    mapPage({ ruler, spots, facts }),
    advicePage(ruler, facts),
  ];
}

/** The port and the notice of its tides, as a sentence of the paper has them. */
function tideName({ facts, checker }: PocketInput): string {
  const { name } = checker.facts.tides.source;
  return `${facts.port}, ${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}
