/** A day of the trip on a page, on two, or on half of one. */
import type { DayCheck } from '@/lib/days/check/check';
import { type Finding, type FindingState, stateWords } from '@/lib/days/check/finding';
import type { StayTides } from '@/lib/days/check/tide';
import { legText, minutesText } from '@/lib/days/check/words';
import type { FactSource } from '@/lib/days/facts';
import type { ToldDay, ToldStop } from '@/lib/days/take/told';
import { londonTime } from '@/lib/time/london';
import { formatDayOfYear } from '@/lib/time/words';
import {
  counted,
  indented,
  looks,
  moreOnScreen,
  numbered,
  numberRoom,
  pageHeading,
  rule,
  wide,
  writingLines,
} from '../looks';
import {
  beside,
  type Block,
  fill,
  gap,
  paragraph,
  type Ruler,
  stack,
  type Style,
} from '../setting';
import { numberOf, type Spot } from '../spots';
import { column } from '../sheet';
import { lightWords, seaOfDay } from './sea';

/** Where the text of a stop begins, right of its time. */
const TIME = 9.6;

export interface DayPaper {
  readonly ruler: Ruler;
  readonly told: ToldDay;
  readonly check: DayCheck;
  readonly tides: StayTides;
  /** Who says when the tide turns. */
  readonly tideSource: FactSource;
  readonly spots: readonly Spot[];
}

/** What is told of a day where there is room for it, beside names, times and ways. */
interface Extra {
  /** The stop that it is of; undefined for the whole day. */
  readonly stopId: string | undefined;
  readonly block: (ruler: Ruler, sources: Sources, by: number) => Block;
}

/** Sources that a page names at its foot, each with a number. */
interface Sources {
  readonly all: FactSource[];
  /** " [1]" for what stands after the sentence that a source is of. */
  readonly sign: (sources: readonly FactSource[]) => string;
}

function newSources(): Sources {
  const all: FactSource[] = [];
  return {
    all,
    sign: (sources) => {
      const numbers = sources.map((source) => {
        const known = all.findIndex(
          ({ name, readOn }) => name === source.name && readOn === source.readOn,
        );
        return known >= 0 ? known + 1 : all.push(source);
      });
      return numbers.length === 0 ? '' : `\u00a0[${[...new Set(numbers)].join(',\u00a0')}]`;
    },
  };
}

/** Who says so and when that was read, which paper cannot look up again. */
function footBlock({ ruler, tides, tideSource, check }: DayPaper, { all }: Sources): Block {
  const read = ({ name, readOn }: FactSource) => `${name}, read ${formatDayOfYear(readOn)}`;
  const tide =
    check.date !== undefined && tides.covers(check.date) ? [`Tides: ${read(tideSource)}`] : [];
  const words = [...all.map((source, index) => `[${index + 1}] ${read(source)}`), ...tide];
  if (words.length === 0) return gap(0);
  return stack(
    gap(1),
    rule('line', 0.15),
    gap(0.6),
    paragraph(ruler, `${words.join('. ')}.`, looks.small, { ...wide, most: 6 }),
  );
}

function heading({ ruler, told, check }: DayPaper): Block {
  return stack(
    pageHeading(ruler, `Day ${check.index + 1}`, told.date),
    paragraph(ruler, check.day.title ?? '', looks.subheading, { ...wide, most: 2 }),
    paragraph(ruler, hoursWords(check.day), looks.quiet, wide),
    gap(0.8),
  );
}

function hoursWords({ setsOut, back }: DayCheck['day']): string {
  const words = [setsOut && `Set out at ${setsOut}.`, back && `Be back by ${back}.`];
  return words.filter(Boolean).join(' ');
}

/** A finding may be long; none is longer than so many lines. */
const LINES = 8;

function findingExtra({ state, stopId, sentence, sources }: Finding): Extra {
  const look = state === 'conflict' ? looks.alarm : looks.quiet;
  return {
    stopId,
    block: (ruler, named, by) =>
      paragraph(
        ruler,
        `${stateWords[state]}: ${sentence}${named.sign(sources)}`,
        look,
        indented(by, LINES),
      ),
  };
}

/** What else there is to tell, what matters most first: what does not work, then one's own notes. */
function extrasOf({ check, told }: DayPaper): readonly Extra[] {
  const findings = (wanted: FindingState) =>
    check.findings.filter(({ state }) => state === wanted).map(findingExtra);
  const words = (stopId: string | undefined, text: string, look: Style): Extra[] =>
    text === ''
      ? []
      : [{ stopId, block: (ruler, _, by) => paragraph(ruler, text, look, indented(by, LINES)) }];
  const ofStops = (textOf: (stop: ToldStop['stop']) => string, look: Style) =>
    told.stops.flatMap(({ stop }) => words(stop.id, textOf(stop), look));
  return [
    ...findings('conflict'),
    ...ofStops(({ note = '' }) => note, looks.text),
    ...words(undefined, check.day.note ?? '', looks.text),
    ...ofStops(
      ({ minutes }) => (minutes === undefined ? '' : `${minutesText(minutes)} there`),
      looks.quiet,
    ),
    ...findings('unknown'),
    ...findings('worth-knowing'),
  ];
}

/** The way to a stop, or home; with its timetable's source. */
function wayBlock(
  { ruler, check }: DayPaper,
  stopId: string | undefined,
  sources: Sources,
  before = '',
): Block {
  const timed = check.legs.find((leg) => leg.stopId === stopId);
  const words = timed && legText(timed.leg);
  if (timed === undefined || words === undefined) return gap(0);
  const from = timed.leg.by === 'bus' ? sources.sign(timed.leg.sources) : '';
  const block = paragraph(ruler, `${before}${words}.${from}`, looks.way, indented(TIME, 4));
  const line: Block = {
    height: block.height,
    marks: (y) => [
      {
        kind: 'path',
        points: [
          [column.left + 4, y + 0.2],
          [column.left + 4, y + block.height - 0.1],
        ],
        stroke: { ink: 'sea', width: 0.35, dash: 0.8 },
      },
    ],
  };
  return stack(beside(block, line), gap(0.5));
}

function stopBlock(
  paper: DayPaper,
  stop: ToldStop,
  sources: Sources,
  extras: readonly Extra[],
): Block {
  const { ruler, spots } = paper;
  const about = stop.clock?.startsWith('about ') ?? false;
  const number = numberOf(spots, stop.timed?.facts?.place);
  const clock = { x: column.left, width: TIME };
  const width = column.width - TIME - (number === undefined ? 0 : numberRoom);
  return stack(
    wayBlock(paper, stop.stop.id, sources),
    beside(
      stack(
        paragraph(ruler, stop.clock?.replace('about ', '') ?? '', looks.strong, clock),
        paragraph(ruler, about ? 'about' : '', looks.small, clock),
      ),
      stack(
        numbered(
          ruler,
          number,
          paragraph(ruler, stop.name, looks.strong, { ...indented(TIME, 2), width }),
          column.left + column.width - numberRoom + 1,
        ),
        ...extras
          .filter(({ stopId }) => stopId === stop.stop.id)
          .map(({ block }) => block(ruler, sources, TIME)),
      ),
    ),
    gap(1.5),
  );
}

/** A day's blocks: its stops, the way home with what is to be said of the whole day, its sources. */
interface Body {
  readonly stops: readonly Block[];
  readonly home: Block;
  readonly foot: Block;
}

function bodyOf(paper: DayPaper, extras: readonly Extra[]): Body {
  const { ruler, told } = paper;
  const sources = newSources();
  const stops = told.stops.map((stop) => stopBlock(paper, stop, sources, extras));
  const home = stack(
    wayBlock(paper, undefined, sources, 'Back to where you sleep. '),
    ...extras
      .filter(({ stopId }) => stopId === undefined)
      .map(({ block }) => block(ruler, sources, 0)),
  );
  return {
    stops: stops.length > 0 ? stops : [paragraph(ruler, 'Nothing planned.', looks.quiet, wide)],
    home,
    foot: footBlock(paper, sources),
  };
}

const heightOf = ({ stops, home, foot }: Body) => stack(...stops, home, foot).height;

const moreStops = (ruler: Ruler) => (left: number) =>
  moreOnScreen(ruler, counted(left, 'more stop'), TIME);

/** A day's name and its sea, as they stand over the stops of a day on one page. */
function dayHead(paper: DayPaper): Block {
  const { date, light } = paper.check;
  return stack(
    heading(paper),
    date !== undefined && light
      ? seaOfDay({
          ...paper,
          date,
          light,
          height: 21,
          stops: paper.check.stops.flatMap(({ from }) => from ?? []),
        })
      : undated(paper.ruler),
  );
}

/** A day on one page. */
export function dayPage(paper: DayPaper): Block {
  return fitted(paper, dayHead(paper), column.height);
}

/** A day with all that there is to tell: on one page where that has room for it, else on two. */
export function dayInFull(paper: DayPaper): readonly Block[] {
  const whole = stack(dayHead(paper), gap(heightOf(bodyOf(paper, extrasOf(paper)))));
  return whole.height <= column.height ? [dayPage(paper)] : daySpread(paper);
}

function undated(ruler: Ruler): Block {
  const words = 'This day has no date: tides, light and buses need one.';
  return stack(paragraph(ruler, words, looks.quiet, wide), gap(1));
}

/** Says how many things there would be to tell. */
function remarks(ruler: Ruler, left: number): Block {
  return left === 0 ? gap(0) : moreOnScreen(ruler, counted(left, 'more remark'));
}

/** As many extras as fit, those that matter most first; undefined where not even none do. */
function chosen(
  extras: readonly Extra[],
  fits: (some: readonly Extra[]) => boolean,
): readonly Extra[] | undefined {
  if (!fits([])) return undefined;
  return extras.reduce<readonly Extra[]>((some, extra) => {
    const more = [...some, extra];
    return fits(more) ? more : some;
  }, []);
}

/** A day with so much room, its head at the top, its sources at the bottom. */
function fitted(paper: DayPaper, head: Block, height: number): Block {
  const { ruler } = paper;
  const extras = extrasOf(paper);
  const whole = bodyOf(paper, extras);
  const room = height - head.height;
  if (heightOf(whole) <= room) {
    return pinned(stack(head, ...whole.stops, whole.home), whole.foot, height);
  }
  const noted = room - remarks(ruler, 1).height;
  const kept = chosen(extras, (some) => heightOf(bodyOf(paper, some)) <= noted) ?? [];
  const { stops, home, foot } = bodyOf(paper, kept);
  const bottom = stack(remarks(ruler, extras.length - kept.length), foot);
  const { block } = fill(stops, room - home.height - bottom.height, moreStops(ruler));
  const top = stack(head, block, home);
  // So little room has nothing but the day's name.
  if (top.height + bottom.height > height) return pinned(head, gap(0), height);
  return pinned(top, bottom, height);
}

/** One block at the top, one at the bottom. */
function pinned(top: Block, bottom: Block, height: number): Block {
  return {
    height,
    marks: (y) => [...top.marks(y), ...bottom.marks(y + height - bottom.height)],
  };
}

/** A day with a page for its stops, and one for the sea, the light and what is left of them. */
function daySpread(paper: DayPaper): readonly [Block, Block] {
  const { ruler, check, told } = paper;
  const { date, light } = check;
  const stops = check.stops.flatMap(({ from }) => from ?? []);
  const sea =
    date !== undefined && light
      ? seaOfDay({ ...paper, date, light, height: 32, stops })
      : undated(ruler);
  const heads: Heads = [heading(paper), stack(pageHeading(ruler, 'Sea and light', told.date), sea)];
  const extras = extrasOf(paper);
  const kept = chosen(extras, (some) => {
    return spread(paper, heads, some, extras.length - some.length) !== undefined;
  });
  const pages = kept && spread(paper, heads, kept, extras.length - kept.length);
  return pages ?? [fitted(paper, heads[0], column.height), pinned(heads[1], gap(0), column.height)];
}

type Heads = readonly [Block, Block];

/** Stops that go on where the first page ends; undefined where two pages are too few. */
function spread(
  paper: DayPaper,
  [first, second]: Heads,
  extras: readonly Extra[],
  left: number,
): readonly [Block, Block] | undefined {
  const { stops, home, foot } = bodyOf(paper, extras);
  const blocks = [...stops, home];
  let room = column.height - first.height;
  let count = 0;
  for (const { height } of blocks) {
    if (height > room) break;
    room -= height;
    count += 1;
  }
  const bottom = stack(remarks(paper.ruler, left), foot);
  const top = stack(second, ...blocks.slice(count));
  const over = column.height - top.height - bottom.height;
  if (over < 0) return undefined;
  return [
    stack(first, ...blocks.slice(0, count)),
    pinned(stack(top, writingLines(over - 1)), bottom, column.height),
  ];
}

/** A day on half a page: its light in words. */
export function dayHalf(paper: DayPaper): Block {
  const { ruler, check, told } = paper;
  const { index, light, date, day } = check;
  const name = day.title === undefined ? `Day ${index + 1}` : `Day ${index + 1}: ${day.title}`;
  const turns = date === undefined ? [] : paper.tides.extremes(date);
  const tide = turns.map(({ kind, instant }) => `${kind} ${londonTime(instant)}`).join(', ');
  const words = [
    hoursWords(day),
    ...(light ? [`${lightWords(light)}.`] : []),
    ...(tide === '' ? [] : [`Tide: ${tide}.`]),
  ];
  const head = stack(
    pageHeading(ruler, name, told.date, looks.subheading),
    paragraph(ruler, words.join(' '), looks.small, { ...wide, most: 3 }),
    gap(0.6),
  );
  return fitted(paper, head, column.height / 2 - 1);
}
