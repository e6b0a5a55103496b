/** Cover, last page, and the pages that are the same for everybody. */
import type { StayTides } from '@/lib/days/check/tide';
import type { FactSource } from '@/lib/days/facts';
import type { Coordinates, IsoDate } from '@/content/types';
import { addDays } from '@/lib/time/london';
import { sunTimes, twilight } from '@/lib/time/sun';
import { formatDate, formatDayOfYear } from '@/lib/time/words';
import type { Advice, PocketFacts } from '../facts';
import { looks, moreOnScreen, pageHeading, rule, wide, writingLines } from '../looks';
import { bar } from '../marks';
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
import type { Spot } from '../spots';
import { column } from '../sheet';
import { seaOfDay } from './sea';

export interface CoverWords {
  readonly title: string;
  /** "Thu 28 – Sat 30 Aug 2025", or how much is saved. */
  readonly when: string;
  /** What is in it, a line each. */
  readonly contents: readonly string[];
}

const onBand = {
  village: { face: 'bold', size: 8.5, ink: 'gorse' },
  title: { face: 'display', size: 23, ink: 'paper', leading: 1.02 },
  when: { face: 'bold', size: 8.5, ink: 'paper' },
} as const satisfies Readonly<Record<string, Style>>;

/** The poster, its title on a band of solid ink, and what is inside. */
export function cover(ruler: Ruler, { village }: PocketFacts, words: CoverWords): Block {
  const inset = { x: column.left + 4, width: column.width - 8 };
  const band = stack(
    gap(2.6),
    paragraph(ruler, village, onBand.village, { ...inset, most: 1 }),
    paragraph(ruler, words.title, onBand.title, { ...inset, most: 1 }),
    gap(0.8),
    paragraph(ruler, words.when, onBand.when, { ...inset, most: 2 }),
    gap(2.4),
  );
  const contents = fill(
    words.contents.map((line) => paragraph(ruler, line, looks.quiet, { ...inset, most: 1 })),
    17,
    (left) => paragraph(ruler, `and ${left} more`, looks.quiet, { x: inset.x, width: inset.width }),
  ).block;
  const height = column.height - band.height - contents.height - 2.6;
  const poster: Block = {
    height,
    marks: (y) => [{ kind: 'poster', x: column.left, y, width: column.width, height }],
  };
  const ground: Block = {
    height: band.height,
    marks: (y) => [
      bar({ x: column.left, y, width: column.width, height: band.height }, 'deepSea'),
      bar({ x: column.left, y, width: column.width, height: 0.9 }, 'gorse'),
    ],
  };
  return stack(poster, beside(ground, band), gap(2.6), contents);
}

function adviceBlock(ruler: Ruler, { title, steps, sources }: Advice): Block {
  return stack(
    paragraph(ruler, title, looks.strong, { ...wide, most: 2 }),
    gap(0.3),
    ...steps.map((step) =>
      beside(
        paragraph(ruler, '•', looks.text, { x: column.left, width: 3 }),
        paragraph(ruler, step, looks.text, { x: column.left + 2.4, width: column.width - 2.4 }),
      ),
    ),
    paragraph(ruler, `In our own words after ${sources.join(', ')}`, looks.small, wide),
    gap(1.6),
  );
}

/** What to know at the sea: as much as there is room for. */
export function advicePage(ruler: Ruler, { advice }: PocketFacts): Block {
  const head = pageHeading(ruler, 'By the sea');
  return stack(
    head,
    fill(
      advice.map((each) => adviceBlock(ruler, each)),
      column.height - head.height,
      (left) => moreOnScreen(ruler, `${left} more`),
    ).block,
  );
}

/** The tides and the light of some days from a date on. */
export function tidesPage(
  ruler: Ruler,
  tides: StayTides,
  light: Coordinates,
  source: FactSource,
  from: IsoDate,
  note: string,
): Block {
  const days = [0, 1, 2].map((ahead) => addDays(from, ahead));
  const foot = stack(
    rule('line', 0.15),
    gap(0.6),
    paragraph(
      ruler,
      `Tides: ${source.name}, read ${formatDayOfYear(source.readOn)}. ${note}`,
      looks.small,
      wide,
    ),
  );
  const body = stack(
    pageHeading(ruler, 'Sea and light'),
    ...days.flatMap((date) => [
      paragraph(ruler, formatDate(date), looks.strong, wide),
      seaOfDay({
        ruler,
        tides,
        date,
        light: { ...sunTimes(date, light), ...twilight(date, light) },
        height: 17.5,
      }),
    ]),
  );
  return stack(body, gap(column.height - body.height - foot.height), foot);
}

/** Room for what has to be written down. */
export function notesPage(ruler: Ruler): Block {
  const head = pageHeading(ruler, 'Notes');
  return stack(head, writingLines(column.height - head.height));
}

/** A code that opens the plan. */
export interface PlanCode {
  readonly url: string;
  /** Without its quiet zone, row by row; true is dark. */
  readonly modules: readonly (readonly boolean[])[];
  /** Whether there are notes that it does not carry. */
  readonly notesLeftOut: boolean;
}

/** The side of the code without its quiet zone, in millimetres, at least. */
const CODE = 27;
/** A module smaller than this is read by no phone, in millimetres. */
const MODULE = 0.42;
/** The widest code that leaves room for a word beside it, in millimetres. */
const WIDEST = 40;
/** Modules round the code that stay white. */
const QUIET = 4;

/** Whether a code finds room on the last page. */
export function fitsPaper({ modules }: Pick<PlanCode, 'modules'>): boolean {
  return modules.length > 0 && modules.length * MODULE <= WIDEST;
}

export interface LastWords {
  readonly title: string;
  readonly text: string;
  /** Where the code has no room for notes. */
  readonly withoutNotes: string;
  /** Where there is no code. */
  readonly tooLong: string;
  readonly made: string;
  readonly today: IsoDate;
}

const red = {
  before: { face: 'bold', size: 7.6, ink: 'paper' },
  call: { face: 'display', size: 23, ink: 'paper', leading: 1 },
} as const satisfies Readonly<Record<string, Style>>;

/** What to do when there is no time to read anything else, and the code. */
export function lastPage(
  ruler: Ruler,
  facts: PocketFacts,
  spots: readonly Spot[],
  code: PlanCode | undefined,
  words: LastWords,
): Block {
  const foot = codeBlock(ruler, facts, code, words);
  const sign = emergencySign(ruler, facts);
  const { float, others, sources } = facts.emergency;
  const from = [...new Set([...sources, ...float.sources, ...others.sources])].join(', ');
  const advice = stack(
    gap(1),
    shortAdvice(ruler, float),
    shortAdvice(ruler, others),
    paragraph(ruler, `In our own words after ${from}`, looks.small, { ...wide, most: 2 }),
    gap(1.2),
  );
  const room = column.height - sign.height - advice.height - foot.height;
  const grid = gridBlock(ruler, facts, spots, room);
  const body = stack(sign, advice, grid);
  return stack(body, gap(column.height - body.height - foot.height), foot);
}

function emergencySign(ruler: Ruler, { emergency }: PocketFacts): Block {
  const inset = { x: column.left + 3, width: column.width - 6, most: 1 };
  const text = stack(
    gap(1.2),
    paragraph(ruler, emergency.before, red.before, inset),
    paragraph(ruler, emergency.call, red.call, inset),
    paragraph(ruler, emergency.after, red.before, inset),
    gap(1.4),
  );
  const { height } = text;
  const ground: Block = {
    height,
    marks: (y) => [
      bar({ x: column.left, y, width: column.width, height }, 'boatRed'),
      { kind: 'link', x: column.left, y, width: column.width, height, url: 'tel:999' },
    ],
  };
  return beside(ground, text);
}

/** A title and its steps as one paragraph. */
function shortAdvice(ruler: Ruler, { title, steps }: Advice): Block {
  return stack(
    paragraph(ruler, title, looks.strong, { ...wide, most: 2 }),
    paragraph(ruler, steps.join(' '), { ...looks.text, size: 6.4 }, { ...wide, most: 5 }),
    gap(0.5),
  );
}

/** Where the places of the bay are, to be read out: those of the plan first, two in a row. */
function gridBlock(
  ruler: Ruler,
  { places }: PocketFacts,
  spots: readonly Spot[],
  room: number,
): Block {
  const planned = new Set(spots.map(({ place }) => place));
  const known = [...planned, ...places.filter((place) => !planned.has(place))].filter(
    ({ grid }) => grid !== undefined,
  );
  if (known.length === 0) return gap(0);
  const half = column.width / 2 - 1.5;
  const cell = (place: (typeof known)[number] | undefined, x: number): Block => {
    if (!place) return gap(0);
    const { label, grid = '' } = place;
    const look = { ...looks.quiet, size: 5.8, ink: 'navy' } as const;
    const width = ruler(grid, 'bold', look.size) + 0.1;
    return beside(
      paragraph(ruler, label, look, { x, width: half - width - 0.8, most: 1 }),
      paragraph(
        ruler,
        grid,
        { ...look, face: 'bold' },
        { x: x + half - width, width: width + 0.1 },
      ),
    );
  };
  const rows = known.flatMap((place, index) =>
    index % 2 === 0
      ? [
          beside(
            cell(place, column.left),
            cell(known[index + 1], column.left + column.width - half),
          ),
        ]
      : [],
  );
  const head = stack(
    paragraph(ruler, 'Say where you are: National Grid', looks.strong, { ...wide, most: 1 }),
    gap(0.3),
  );
  if (head.height > room) return gap(0);
  const list = fill(rows, room - head.height, (left) =>
    moreOnScreen(ruler, `${known.length - 2 * (rows.length - left)} more`),
  );
  return stack(head, list.block);
}

function codeBlock(
  ruler: Ruler,
  { home }: PocketFacts,
  code: PlanCode | undefined,
  words: LastWords,
): Block {
  const fits = code !== undefined && fitsPaper(code);
  const count = code?.modules.length ?? 0;
  const side = fits ? Math.max(CODE, count * MODULE) : 0;
  const quiet = fits ? (side / count) * QUIET : 0;
  const whole = side + 2 * quiet;
  const x = column.left + (fits ? whole + 1 : 0);
  const beyond = { x, width: column.left + column.width - x };
  const codeWords = code?.notesLeftOut ? `${words.text} ${words.withoutNotes}` : words.text;
  const text = stack(
    gap(quiet),
    paragraph(ruler, words.title, looks.subheading, { ...beyond, most: 3 }),
    gap(0.6),
    paragraph(ruler, fits ? codeWords : words.tooLong, looks.quiet, { ...beyond, most: 6 }),
    gap(0.6),
    paragraph(ruler, `Made on ${formatDayOfYear(words.today)}. ${words.made}`, looks.small, {
      ...beyond,
      most: 6,
    }),
    paragraph(ruler, home.replace(/^https?:\/\//, ''), looks.small, { ...beyond, most: 2 }),
  );
  const picture: Block = {
    height: whole,
    marks: (y) =>
      fits
        ? [
            bar({ x: column.left, y, width: whole, height: whole }, 'white'),
            {
              kind: 'code',
              x: column.left + quiet,
              y: y + quiet,
              width: side,
              height: side,
              modules: code.modules,
            },
            { kind: 'link', x: column.left, y, width: whole, height: whole, url: code.url },
          ]
        : [],
  };
  return beside(picture, text);
}
