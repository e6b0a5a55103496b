import '@/styles/alone.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { at, fontFamily, fontWeight, ink, print, space } from '@/styles/theme';
import { groups, panel, sheet as paperSize } from '@/lib/pocket/sheet';

const mm = (length: number) => `${length}mm`;
const margin = 5.5;

/** On a screen its pages stand in a row; on paper each is placed and turned for folding. */
export const sheet = style({
  display: 'flex',
  gap: space.s,
  paddingBlock: space.xs,
  color: ink.navy,
  // Nothing is set smaller than 8 points; millimetres, so that a reader's text size changes nothing.
  fontSize: '8pt',
  lineHeight: '1.15',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': {
    print: {
      page: 'pocket',
      display: 'grid',
      gridTemplateColumns: `repeat(4, ${mm(panel.width)})`,
      gridTemplateRows: `repeat(2, ${mm(panel.height)})`,
      gap: 0,
      padding: '0 !important',
      position: 'relative',
      width: mm(paperSize.width),
      height: mm(paperSize.height - 0.1),
      overflow: 'hidden',
    },
  },
});
// Not among the properties that the compiler knows.
const page = { size: 'A4 landscape', margin: 0 };
globalStyle('@page pocket', page);

export const group = styleVariants(groups, ({ column, row, pages }) => ({
  flex: 'none',
  width: mm(pages * panel.width),
  height: mm(panel.height),
  padding: mm(margin),
  background: print.white,
  overflow: 'hidden',
  '@media': {
    print: {
      gridArea: `${row + 1} / ${column + 1} / auto / span ${pages}`,
      ...(row === 0 && { transform: 'rotate(180deg)' }),
    },
  },
}));

/** What has room in a group, page by page. */
export const pages = styleVariants(groups, ({ pages: count }) => ({
  height: '100%',
  overflow: 'hidden',
  ...(count > 1 && { columns: count, columnGap: mm(2 * margin), columnFill: 'auto' as const }),
}));

export const screenEdge = at('screen', { outline: `1px solid ${ink.straw}` });

const inside = (selector: string) => `${sheet} [data-pages] ${selector}`;
globalStyle(inside(':is(p, li, div, span, dl, h2, section, a)'), {
  fontSize: 'inherit',
  lineHeight: 'inherit',
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(inside('a'), { color: 'inherit' });
globalStyle(inside('h2'), {
  fontSize: '11pt',
  lineHeight: '1.1',
  color: ink.deepSea,
  paddingBottom: '0.6mm',
  marginBottom: '0.8mm',
  borderBottom: `0.5mm solid ${ink.gorse}`,
});
globalStyle(inside('[data-head]'), { display: 'grid', gridTemplateColumns: '1fr auto' });
globalStyle(inside('[data-head] > :not(h2, [data-date])'), { gridColumn: '1 / -1' });
globalStyle(inside('[data-date]'), {
  borderBottom: `0.5mm solid ${ink.gorse}`,
  marginBottom: '0.8mm',
});
globalStyle(inside('section > ol > li > p'), { gridColumn: '1 / -1' });
globalStyle(inside('section > ol > li'), {
  display: 'grid',
  gridTemplateColumns: '17mm minmax(0, 1fr)',
  paddingBottom: '0.5mm',
});
globalStyle(inside('section > ol > li > div'), { whiteSpace: 'nowrap' });
globalStyle(inside('section > ol > li > div > span'), {
  display: 'inline',
  marginInlineEnd: '1mm',
});
globalStyle(inside('section > ol > li > div > p'), { whiteSpace: 'pre-line' });
globalStyle(inside(':is(section > ol > li, section > ol > li > div)'), { gap: 0 });
// What visitors have written, of any length: eight lines of it, and two of a title.
globalStyle(inside('[dir="auto"]'), {
  maxHeight: '9.2em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
globalStyle(inside('h2[dir="auto"]'), { maxHeight: '2.9em' });

globalStyle(inside('section + section'), { marginTop: '1.6mm' });

/** Each day on a page of its own. */
export const ownPages = style({});
globalStyle(inside(`section:is(${ownPages} > *)`), { breakBefore: 'column', marginTop: 0 });

export const quiet = style({ color: ink.slateDark });
export const apart = style({ display: 'flex', justifyContent: 'space-between', columnGap: '2mm' });

export const poster = style({
  flex: '1 1 0',
  minHeight: 0,
  objectFit: 'cover',
  background: ink.mist,
});

const band = style({ fontWeight: fontWeight.bold, textDecoration: 'none' });
export const title = style([band, { background: ink.deepSea }]);
export const alarm = style([band, { background: ink.boatRed }]);
globalStyle(inside(`:is(${title}, ${alarm})`), { padding: '2mm 4mm', color: ink.paper });
globalStyle(inside(`:is(${title}, ${alarm}) > :nth-child(2)`), {
  fontFamily: fontFamily.display,
  fontSize: '23pt',
  lineHeight: '1.05',
});

export const code = style({ display: 'flex', gap: '1mm', marginTop: 'auto !important' });
export const codeDrawing = style({ flex: 'none', fill: ink.navy });

export const folds = style({
  position: 'absolute',
  inset: 0,
  fill: 'none',
  '@media': { screen: { display: 'none' } },
});
