import {
  beside,
  type Block,
  gap,
  indented,
  paragraph,
  type Ruler,
  stack,
  type TextStyle,
} from './layout';
import { filledBox, type Ink, type Shape } from './shapes';
import { column } from './sheet';

/** Nothing is set smaller than 8 points. */
export const textStyles = {
  heading: { face: 'display', size: 14, ink: 'deepSea', leading: 1.08 },
  subheading: { face: 'display', size: 10, ink: 'deepSea', leading: 1.15 },
  strong: { face: 'bold', size: 8.4, ink: 'navy' },
  text: { face: 'body', size: 8, ink: 'navy', leading: 1.15 },
  way: { face: 'body', size: 8, ink: 'sea', leading: 1.15 },
  alarm: { face: 'bold', size: 8, ink: 'boatRed', leading: 1.15 },
  quiet: { face: 'body', size: 8, ink: 'slate', leading: 1.15 },
} as const satisfies Readonly<Record<string, TextStyle>>;

function rule(ink: Ink, thickness: number): Block {
  return {
    height: thickness,
    draw: (y) => [filledBox({ x: column.left, y, width: column.width, height: thickness }, ink)],
  };
}

export function withRight(
  ruler: Ruler,
  text: string,
  style: TextStyle,
  right: string,
  rightStyle: TextStyle,
  indent = 0,
): Block {
  const width = ruler(right, rightStyle.face, rightStyle.size) + 0.2;
  const room = column.width - indent - (right === '' ? 0 : width + 1.5);
  const first = paragraph(ruler, text, style, { ...indented(indent, 2), width: room });
  const second = paragraph(ruler, right, rightStyle, {
    x: column.left + column.width - width,
    width: width + 0.2,
  });
  const lineHeight = ({ size, leading = 1.2 }: TextStyle) => size * leading * 0.35;
  return beside(first, stack(gap(Math.max(0, lineHeight(style) - lineHeight(rightStyle))), second));
}

export function pageHeading(
  ruler: Ruler,
  title: string,
  right = '',
  style: TextStyle = textStyles.heading,
): Block {
  return stack(
    withRight(ruler, title, style, right, textStyles.strong),
    gap(0.8),
    rule('gorse', 0.7),
    gap(1.4),
  );
}

export const DISC = 2;

export const discRoom = 2 * DISC + 1;

export function numberDisc(ruler: Ruler, number: number, x: number, y: number): readonly Shape[] {
  const text = String(number);
  const width = ruler(text, 'bold', 8);
  return [
    { kind: 'disc', x, y, radius: DISC, fill: 'boatRed' },
    { kind: 'text', x: x - width / 2, y: y + 1, text, face: 'bold', size: 8, ink: 'white' },
  ];
}

export function numbered(ruler: Ruler, number: number | undefined, x: number, block: Block): Block {
  if (number === undefined) return block;
  const disc: Block = {
    height: 2 * DISC,
    draw: (y) => numberDisc(ruler, number, x + DISC, y + DISC),
  };
  return beside(block, disc);
}

export function fullPage(
  top: Block,
  bottom: Block = gap(0),
  height: number = column.height,
): Block {
  const step = 6.5;
  const room = height - top.height - bottom.height;
  const lines = room < 3 * step ? 0 : Math.floor((room - 2) / step);
  return {
    height,
    draw: (y) => [
      ...top.draw(y),
      ...Array.from({ length: lines }, (_, index) =>
        filledBox(
          {
            x: column.left,
            y: y + top.height + (index + 1) * step - 0.3,
            width: column.width,
            height: 0.2,
          },
          'line',
        ),
      ),
      ...bottom.draw(y + height - bottom.height),
    ],
  };
}
