import { style } from '@vanilla-extract/css';
import * as almanac from '@/components/ui/Table/Table.css';
import { fontWeight, media, space, vars } from '@/styles/theme';

/** Two or three columns at the most, so that the smallest screen has room for all of it. */
export const { table, caption, cell } = almanac;

export const groupName = style([
  cell,
  { fontWeight: fontWeight.bold, paddingTop: space.m, borderBottom: 0 },
]);

export const leg = style([cell, { fontWeight: fontWeight.bold, textWrap: 'balance' }]);

/** On a phone the words before a figure break from it; where there is room nothing does. */
export const figures = style([cell, { '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } }]);

export const days = style([
  cell,
  {
    width: '40%',
    color: vars.color.inkMuted,
    textWrap: 'balance',
    '@media': { [media.tablet]: { width: '11.5rem' }, print: { width: '9.5rem' } },
  },
]);

/** Columns of one width, so that the times of a bus stand below each other from stop to stop. */
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 3.25em)',
  '@media': { print: { gridTemplateColumns: 'repeat(auto-fill, 3em)' } },
});
