import { globalStyle, style } from '@vanilla-extract/css';
import * as almanac from '@/components/ui/Table/Table.css';
import { fontSize, fontWeight, media, space } from '@/styles/theme';

const narrow = 'screen and (width < 46rem)';
const tight = `${narrow}, print`;

export const { caption, cell } = almanac;

export const table = style([
  almanac.table,
  // A size at which four tides stand in a row on a desk's screen, the moon's words beside them.
  {
    fontSize: '1rem',
    '@media': {
      [narrow]: { fontSize: fontSize.small },
      print: { fontSize: '9pt', lineHeight: '1.15' },
    },
  },
]);
globalStyle(`${table} :is(th, td)`, {
  '@media': { [tight]: { paddingInlineEnd: space.xs, letterSpacing: 0 } },
});

export const line = style({ whiteSpace: 'nowrap' });

/** A phone has no room for a line of the sun's times with the moon beside them, nor of its name. */
export const lineIfRoom = style([line, { '@media': { [narrow]: { whiteSpace: 'normal' } } }]);

export const moon = style([cell, lineIfRoom]);

/** On a phone every weekday stands above its date, not only the longest. */
export const day = style([
  moon,
  { fontWeight: fontWeight.bold, '@media': { [narrow]: { width: 0 } } },
]);

/** Letter, time and height, each of one width in every tide, so that like stands under like. */
const parts = { letter: '1.25em', time: '3.1em', height: '2.75em' } as const;
const least = `calc(${Object.values(parts).join(' + ')})`;
const inRow = (count: number) => `repeat(${count}, minmax(${least}, 1fr))`;

/** Four in a row, or two above two; never three and one. */
export const tides = style({
  display: 'grid',
  gridTemplateColumns: inRow(2),
  columnGap: space.m,
  '@media': {
    [narrow]: { gridTemplateColumns: inRow(1) },
    [`${media.desktop}, print`]: { gridTemplateColumns: inRow(4) },
  },
});

export const tide = style({
  display: 'grid',
  gridTemplateColumns: `${parts.letter} ${parts.time} auto`,
  justifyContent: 'start',
});

export const high = style([tide, { fontWeight: fontWeight.bold }]);

export const letter = style({ textDecoration: 'none' });
