import { sample } from '@/content/sample';
import type { Coordinates, IsoDate } from '@/content/types';
import type { StayTides } from '@/lib/days/check/tide';
import { type FactSource, sourcesText } from '@/lib/trust/sources';
import { addDays } from '@/lib/time/london';
import { sunTimes, twilight } from '@/lib/time/sun';
import { formatDate } from '@/lib/time/words';
import { fullPage, pageHeading, textStyles, withRight } from '../blocks';
import type { Advice, PocketFacts, PocketPlace } from '../facts';
import {
  beside,
  type Block,
  flow,
  flowed,
  gap,
  indented,
  paragraph,
  type Ruler,
  stack,
  type TextStyle,
} from '../layout';
import { filledBox } from '../shapes';
import { column } from '../sheet';
import type { Spot } from '../spots';
import { seaOfDay } from './sea';

export interface CoverText {
  readonly title: string;
  readonly when: string;
  readonly contents: readonly string[];
}

const onBand = {
  small: { face: 'bold', size: 8.5, ink: 'paper' },
  title: { face: 'display', size: 23, ink: 'paper', leading: 1.02 },
} as const satisfies Readonly<Record<string, TextStyle>>;

function onGround(block: Block, ink: 'deepSea' | 'boatRed'): Block {
  const padded = stack(gap(2), block, gap(2));
  const { height } = padded;
  const ground: Block = {
    height,
    draw: (y) => [filledBox({ x: column.left, y, width: column.width, height }, ink)],
  };
  return beside(ground, padded);
}

export function cover(ruler: Ruler, { village }: PocketFacts, text: CoverText): Block {
  const inset = { x: column.left + 4, width: column.width - 8, maxLines: 1 };
  const band = onGround(
    stack(
      paragraph(ruler, village, { ...onBand.small, ink: 'gorse' }, inset),
      paragraph(ruler, text.title, onBand.title, inset),
      gap(0.8),
      paragraph(ruler, text.when, onBand.small, inset),
    ),
    'deepSea',
  );
  const lines = text.contents.map((line) => paragraph(ruler, line, textStyles.quiet, inset));
  const contents = stack(gap(2), ...flowed(lines, [17]));
  const height = column.height - band.height - contents.height;
  const poster: Block = {
    height,
    draw: (y) => [{ kind: 'poster', x: column.left, y, width: column.width, height }],
  };
  return stack(poster, band, contents);
}

function adviceSources(ruler: Ruler, names: readonly string[]): Block {
  const text = `In our words, from ${[...new Set(names)].join(', ')}.`;
  return paragraph(ruler, text, textStyles.quiet, indented(0, 3));
}

export function advicePage(ruler: Ruler, { advice }: PocketFacts): Block {
  const head = pageHeading(ruler, 'By the sea');
  const foot = adviceSources(
    ruler,
    advice.flatMap(({ sources }) => sources),
  );
  // A step of its own each, so that a long list gives way step by step; a title never stands alone.
  const blocks = advice.flatMap(({ title, steps }) =>
    steps.map((step, index) =>
      stack(
        index === 0 ? paragraph(ruler, title, textStyles.strong, indented(0, 2)) : gap(0),
        beside(
          paragraph(ruler, '•', textStyles.text),
          paragraph(ruler, step, textStyles.text, indented(2.4)),
        ),
        gap(index === steps.length - 1 ? 1.4 : 0.2),
      ),
    ),
  );
  const [shown = []] = flow(blocks, [column.height - head.height - foot.height]).pages;
  return fullPage(stack(head, ...shown), foot);
}

export function tidesPage(
  ruler: Ruler,
  tides: StayTides,
  light: Coordinates,
  source: FactSource,
  from: IsoDate,
  note: string,
): Block {
  const days = [0, 1, 2].map((ahead) => addDays(from, ahead));
  const foot = paragraph(ruler, `${note} ${sourcesText([source]) ?? ''}`, textStyles.quiet);
  const body = days.flatMap((date) => [
    paragraph(ruler, formatDate(date), textStyles.strong),
    seaOfDay({
      ruler,
      tides,
      date,
      light: { ...sunTimes(date, light), ...twilight(date, light) },
      height: 14,
    }),
  ]);
  return fullPage(stack(pageHeading(ruler, 'Sea and light'), ...body), foot);
}

export function notesPage(ruler: Ruler): Block {
  return fullPage(pageHeading(ruler, 'Notes'));
}

export interface PlanCode {
  readonly url: string;
  readonly modules: readonly (readonly boolean[])[];
  readonly notesLeftOut: boolean;
}

const CODE = {
  side: 27,
  widest: 40,
  module: 0.42,
  /** Three dots at 150 to the inch. */
  clearModule: 0.51,
} as const;
const QUIET = 4;

export function fitsPaper({ modules }: Pick<PlanCode, 'modules'>): boolean {
  return modules.length > 0 && modules.length * CODE.module <= CODE.widest;
}

export interface BackText {
  readonly title: string;
  readonly text: string;
  readonly withoutNotes: string;
  readonly tooLong: string;
  readonly made: string;
  readonly today: IsoDate;
}

export function backPage(
  ruler: Ruler,
  facts: PocketFacts,
  spots: readonly Spot[],
  code: PlanCode | undefined,
  text: BackText,
): Block {
  const foot = codeBlock(ruler, facts, code, text);
  const sign = stack(emergencySign(ruler, facts), gap(1));
  const { float, others, sources: callSources } = facts.emergency;
  const grid = gridRows(ruler, facts.places, spots);
  const advice = [float, others].map((each) => shortAdvice(ruler, each));
  const from = [...callSources, ...float.sources, ...others.sources];
  const sources = stack(adviceSources(ruler, from), gap(1));
  const room = column.height - sign.height - sources.height - foot.height - 1;
  const [needed = []] = flow(grid.slice(0, 2), [room]).pages;
  const [shown = []] = flow(advice, [room - stack(...needed).height]).pages;
  const advised = stack(...shown);
  const [rows = []] = flow(grid, [room - advised.height]).pages;
  return fullPage(stack(sign, advised, sources, ...rows), foot);
}

function emergencySign(ruler: Ruler, { emergency }: PocketFacts): Block {
  const inset = { x: column.left + 3, width: column.width - 6, maxLines: 1 };
  const sign = onGround(
    stack(
      paragraph(ruler, emergency.before, onBand.small, inset),
      paragraph(ruler, emergency.call, onBand.title, inset),
      paragraph(ruler, emergency.after, onBand.small, inset),
    ),
    'boatRed',
  );
  const { height } = sign;
  const link: Block = {
    height,
    draw: (y) => [{ kind: 'link', x: column.left, y, width: column.width, height, url: 'tel:999' }],
  };
  return beside(sign, link);
}

function shortAdvice(ruler: Ruler, { title, steps }: Advice): Block {
  return stack(
    paragraph(ruler, title, textStyles.strong, indented(0, 1)),
    paragraph(ruler, steps.join(' '), textStyles.text, indented(0, 4)),
    gap(0.5),
  );
}

function gridRows(
  ruler: Ruler,
  places: readonly PocketPlace[],
  spots: readonly Spot[],
): readonly Block[] {
  const known = [...new Set([...spots.map(({ place }) => place), ...places])].filter(
    ({ grid }) => grid !== undefined,
  );
  return known.map(({ label, grid = '' }, index) =>
    stack(
      index === 0
        ? paragraph(ruler, 'Say where you are: National Grid', textStyles.strong, indented(0, 1))
        : gap(0),
      withRight(ruler, label, textStyles.quiet, grid, { ...textStyles.text, face: 'bold' }),
    ),
  );
}

function codeBlock(
  ruler: Ruler,
  { home }: PocketFacts,
  code: PlanCode | undefined,
  text: BackText,
): Block {
  const shown = code && fitsPaper(code) ? code : undefined;
  const count = shown?.modules.length ?? 1;
  const side = shown ? Math.max(CODE.side, Math.min(CODE.widest, count * CODE.clearModule)) : 0;
  const quiet = (side / count) * QUIET;
  const whole = side + 2 * quiet;
  const beyond = indented(shown ? whole + 1 : 0, 8);
  const notes = shown?.notesLeftOut ? text.withoutNotes : '';
  const words = stack(
    gap(quiet),
    paragraph(ruler, text.title, textStyles.strong, beyond),
    paragraph(ruler, shown ? `${text.text} ${notes}` : text.tooLong, textStyles.quiet, beyond),
    gap(0.6),
    paragraph(
      ruler,
      `Made ${formatDate(text.today)}. ${text.made}${sample ? ` ${sample.paper}` : ''}`,
      textStyles.quiet,
      beyond,
    ),
  );
  const address = paragraph(ruler, home.replace(/^https?:\/\//, ''), textStyles.quiet);
  if (!shown) return stack(words, address);
  const picture: Block = {
    height: whole,
    draw: (y) => [
      filledBox({ x: column.left, y, width: whole, height: whole }, 'white'),
      {
        kind: 'code',
        x: column.left + quiet,
        y: y + quiet,
        width: side,
        height: side,
        modules: shown.modules,
      },
      { kind: 'link', x: column.left, y, width: whole, height: whole, url: shown.url },
    ],
  };
  return stack(beside(picture, words), address);
}
