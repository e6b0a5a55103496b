import { style } from '@vanilla-extract/css';
import * as almanac from '@/components/ui/Table/Table.css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { fontSize, fontWeight, space } from '@/styles/tokens';

/** Two or three columns at the most, so that the smallest screen has room for all of it. */
export const table = almanac.table;

export const caption = almanac.caption;

export const head = style([almanac.head, { verticalAlign: 'bottom' }]);

export const cell = almanac.cell;

export const name = style([cell, { fontWeight: fontWeight.bold }]);

export const group = style({ breakInside: 'avoid' });

export const groupName = style([name, { paddingTop: space.m, borderBottom: 0 }]);

export const days = style([
  cell,
  {
    width: '9.5rem',
    color: vars.color.inkMuted,
    '@media': { [media.desktop]: { width: '10.75rem' } },
  },
]);

export const times = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s}` });

export const quiet = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.color.inkMuted,
});

export const under = style([quiet, { display: 'block' }]);
