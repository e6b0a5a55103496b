import { style } from '@vanilla-extract/css';
import * as almanac from '@/components/ui/Table/Table.css';
import { fontSize, fontWeight, media, space } from '@/styles/theme';

/** All of it on the screen of a phone, side by side. */
export const table = style([
  almanac.table,
  {
    tableLayout: 'fixed',
    minWidth: '20rem',
    '@media': { [media.phone]: { fontSize: fontSize.small } },
  },
]);

export const cell = style([
  almanac.cell,
  { '@media': { [media.phone]: { padding: `${space.xxs} ${space.xs} ${space.xxs} 0` } } },
]);

export const name = style([cell, { fontWeight: fontWeight.bold }]);
