import type { DayChecker } from '@/lib/days/check/check';
import { dateOf, type Thing, type Trip } from '@/lib/days/trip';
import { itinerary } from '@/lib/itinerary/itinerary';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { type EpochMinutes, londonDate } from '@/lib/time/london';
import { formatDateRange } from '@/lib/time/words';
import { counted } from '@/lib/typeset';
import type { PocketFacts } from './facts';
import { type Block, gap, type Ruler, stack } from './layout';
import {
  advicePage,
  backPage,
  type BackText,
  cover,
  notesPage,
  type PlanCode,
  tidesPage,
} from './pages/cover-and-back';
import { type DayPaper, dayHalf, dayInFull, dayPage } from './pages/day';
import { addressPages, mapAndAddresses, mapPage } from './pages/places';
import { savedPages } from './pages/saved';
import type { Shape } from './shapes';
import { column, pageCount } from './sheet';
import { type Spot, spotsOf } from './spots';

export interface PocketText {
  readonly title: string;
  readonly code: Omit<BackText, 'made' | 'today'>;
  readonly made: string;
  readonly tides: string;
}

export interface PocketInput {
  readonly trip: Trip;
  readonly saved: readonly PlannerItemDraft[];
  readonly checker: DayChecker;
  readonly facts: PocketFacts;
  readonly nameOf: (thing: Thing) => string;
  readonly now: EpochMinutes;
  readonly code: PlanCode | undefined;
  readonly text: PocketText;
  readonly ruler: Ruler;
}

export interface PocketPage {
  readonly page: number;
  readonly shapes: readonly Shape[];
}

const INNER = pageCount - 2;

const DAY_PAGES = INNER - 1;

export function pocketGuide(input: PocketInput): readonly PocketPage[] {
  const { trip, ruler, facts, checker, text, code, now } = input;
  const saved = input.saved.flatMap(({ type, slug }) =>
    slug === undefined ? [] : [{ type, slug }],
  );
  const spots = spotsOf(trip, saved, checker.facts, facts);
  const inner = trip.days.length > 0 ? daysInside(input, spots) : savedInside(input, spots);
  const pages = [
    coverPage(input),
    ...inner.slice(0, INNER),
    ...Array.from({ length: Math.max(0, INNER - inner.length) }, () => notesPage(ruler)),
    backPage(ruler, facts, spots, code, { ...text.code, made: text.made, today: londonDate(now) }),
  ];
  return pages.map((block, index) => ({ page: index + 1, shapes: block.draw(column.top) }));
}

function coverPage({ ruler, facts, trip, saved, text: { title } }: PocketInput): Block {
  if (trip.days.length === 0) {
    const when = `${counted(saved.length, 'thing')} saved`;
    return cover(ruler, facts, { title, when, contents: [] });
  }
  const [first, last] = [dateOf(trip, 0), dateOf(trip, trip.days.length - 1)];
  return cover(ruler, facts, {
    title,
    when: first && last ? formatDateRange(first, last) : counted(trip.days.length, 'day'),
    contents: trip.days.map(
      (day, index) => `Day ${index + 1} · ${day.title ?? counted(day.stops.length, 'stop')}`,
    ),
  });
}

function daysInside(input: PocketInput, spots: readonly Spot[]): readonly Block[] {
  const { trip, checker, nameOf, now, ruler, facts } = input;
  const check = checker.check(trip, now);
  const papers = itinerary(trip, check, nameOf).map((day, index): DayPaper => ({
    ruler,
    day,
    light: check.days[index]?.light,
    tides: checker.tides,
    tideSource: tideSource(input),
    spots,
  }));
  const pages = dayPages(papers);
  const places = { ruler, spots, facts };
  const left = INNER - pages.length;
  if (left === 1) return [...pages, mapAndAddresses(places)];
  return [...pages, mapPage(places), ...addressPages(places, left - 1), advicePage(ruler, facts)];
}

function dayPages(papers: readonly DayPaper[]): readonly Block[] {
  if (papers.length <= 2) return papers.flatMap(dayInFull);
  if (papers.length <= DAY_PAGES) return papers.flatMap(dayPage);
  const halves = papers.slice(0, 2 * DAY_PAGES).map(dayHalf);
  return halves.flatMap((top, index) =>
    index % 2 === 0 ? [stack(top, gap(2), halves[index + 1] ?? gap(0))] : [],
  );
}

function savedInside(input: PocketInput, spots: readonly Spot[]): readonly Block[] {
  const { ruler, saved, checker, facts, now, text } = input;
  const days = checker.facts;
  return [
    ...savedPages({ ruler, items: saved, days, facts, spots }, 3),
    tidesPage(ruler, checker.tides, days.light, tideSource(input), londonDate(now), text.tides),
    mapPage({ ruler, spots, facts }),
    advicePage(ruler, facts),
  ];
}

function tideSource({ facts, checker }: PocketInput) {
  const { source } = checker.facts.tides;
  return { ...source, name: `${facts.port} tides, ${source.name.toLowerCase()}` };
}
