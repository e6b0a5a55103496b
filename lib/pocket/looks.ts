/** How the pocket guide's pages look: a few styles of type, and what most pages have. */
import { bar, type Ink, type Mark } from './marks';
import {
  beside,
  type Block,
  gap,
  lineHeight,
  paragraph,
  type Ruler,
  type Setting,
  stack,
  type Style,
} from './setting';
import { column } from './sheet';

export const looks = {
  heading: { face: 'display', size: 14, ink: 'deepSea', leading: 1.08 },
  subheading: { face: 'display', size: 9.5, ink: 'deepSea', leading: 1.15 },
  strong: { face: 'bold', size: 7.6, ink: 'navy' },
  text: { face: 'body', size: 7.2, ink: 'navy' },
  way: { face: 'body', size: 6.7, ink: 'sea' },
  alarm: { face: 'bold', size: 6.7, ink: 'boatRed' },
  quiet: { face: 'body', size: 6.4, ink: 'slate' },
  small: { face: 'body', size: 5.4, ink: 'slate', leading: 1.18 },
} as const satisfies Readonly<Record<string, Style>>;

/** The whole width of a panel's column. */
export const wide: Setting = { x: column.left, width: column.width };

/** The column without so much at its left. */
export function indented(by: number, most?: number): Setting {
  return {
    x: column.left + by,
    width: column.width - by,
    ...(most !== undefined && { most }),
  };
}

/** A line across the column. */
export function rule(ink: Ink, thickness = 0.25, x: number = column.left): Block {
  return {
    height: thickness,
    marks: (y) => [bar({ x, y, width: column.left + column.width - x, height: thickness }, ink)],
  };
}

/** A page's heading, with what stands at its right, and a line under both. */
export function pageHeading(
  ruler: Ruler,
  title: string,
  right = '',
  style: Style = looks.heading,
): Block {
  const look = looks.strong;
  const width = ruler(right, look.face, look.size);
  const room = column.width - (right === '' ? 0 : width + 2);
  return stack(
    beside(
      paragraph(ruler, title, style, { x: column.left, width: room, most: 2 }),
      stack(
        gap(Math.max(0, lineHeight(style) - lineHeight(look))),
        paragraph(ruler, right, look, { x: column.left + column.width - width, width: width + 1 }),
      ),
    ),
    gap(0.8),
    rule('gorse', 0.7),
    gap(1.6),
  );
}

const RADIUS = 1.75;

/** A number in a disc, as it stands on the map; its middle at a point. */
export function numberMarks(ruler: Ruler, number: number, x: number, y: number): readonly Mark[] {
  const text = String(number);
  const size = text.length > 1 ? 5.2 : 6;
  return [
    { kind: 'disc', x, y, radius: RADIUS, fill: 'boatRed' },
    {
      kind: 'text',
      x: x - ruler(text, 'bold', size) / 2,
      y: y + size * 0.118,
      text,
      face: 'bold',
      size,
      ink: 'white',
    },
  ];
}

/** How many millimetres a number in its disc takes from the text beside it. */
export const numberRoom = 2 * RADIUS + 1.2;

/** A block with a number at its left. */
export function numbered(ruler: Ruler, number: number | undefined, block: Block, x: number): Block {
  if (number === undefined) return block;
  return {
    height: block.height,
    marks: (y) => [...block.marks(y), ...numberMarks(ruler, number, x + RADIUS, y + RADIUS)],
  };
}

/** Faint lines to write on, as high as the room. */
export function writingLines(room: number): Block {
  const step = 6.5;
  return {
    height: room,
    marks: (y) =>
      Array.from({ length: Math.max(0, Math.floor(room / step)) }, (_, index) =>
        bar({ ...lineAt(y + (index + 1) * step - 0.3), height: 0.2 }, 'line'),
      ),
  };
}

/** Pages whose unused room is there to be written on. */
export function withLines(pages: readonly Block[]): readonly Block[] {
  return pages.map((page) => stack(page, writingLines(column.height - page.height - 2)));
}

function lineAt(y: number) {
  return { x: column.left, y, width: column.width };
}

/** "1 stop", "4 stops". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Says how many things found no room. */
export function moreOnScreen(ruler: Ruler, words: string, by = 0): Block {
  return paragraph(ruler, `and ${words} on the screen`, looks.quiet, indented(by, 1));
}
