import { style } from '@vanilla-extract/css';
import * as almanac from '@/components/ui/Table/Table.css';
import { vars } from '@/styles/contract.css';
import { fontSize, fontWeight, space } from '@/styles/tokens';

/** Wide tables scroll by themselves, by touch and by keyboard. */
export const scroller = style({ overflowX: 'auto', width: '100%' });

export const table = style([
  almanac.table,
  { minWidth: '34rem', '@media': { print: { minWidth: 0 } } },
]);

export const caption = almanac.caption;

export const head = style([almanac.head, { verticalAlign: 'bottom' }]);

export const cell = almanac.cell;

export const name = style([cell, { fontWeight: fontWeight.bold, minWidth: '9rem' }]);

export const times = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s}` });

export const quiet = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.color.inkMuted,
});
