import { style } from '@vanilla-extract/css';
import * as almanac from '@/components/ui/Table/Table.css';
import { vars } from '@/styles/contract.css';
import { fontSize, fontWeight, space } from '@/styles/tokens';

/** Where a day's four tides stand below one another, and nothing need be scrolled for. */
const narrow = '(max-width: 30rem)';

/** Wide tables scroll by themselves, by touch and by keyboard. */
export const scroller = style({ overflowX: 'auto' });

export const table = style([
  almanac.table,
  { minWidth: '38rem', '@media': { [narrow]: { minWidth: 0 }, print: { minWidth: 0 } } },
]);

export const caption = almanac.caption;

export const head = style([
  almanac.head,
  { '@media': { [narrow]: { paddingInlineEnd: space.xxs, letterSpacing: 0 } } },
]);

export const cell = style([
  almanac.cell,
  {
    '@media': {
      [narrow]: { paddingInlineEnd: space.xs, fontSize: fontSize.small },
      print: { paddingBlock: '2px' },
    },
  },
]);

export const day = style([
  cell,
  {
    fontWeight: fontWeight.bold,
    whiteSpace: 'nowrap',
    '@media': { [narrow]: { whiteSpace: 'normal' } },
  },
]);

export const tides = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.l}` });

export const tide = style({
  whiteSpace: 'nowrap',
  minWidth: '7.5rem',
  '@media': { [narrow]: { minWidth: 0 } },
});

export const sun = style({
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { whiteSpace: 'normal' } },
});

export const high = style([tide, { fontWeight: fontWeight.bold }]);

export const quiet = style({ fontSize: fontSize.small, color: vars.color.inkMuted });
