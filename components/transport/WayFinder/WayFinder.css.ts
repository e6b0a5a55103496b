import { style } from '@vanilla-extract/css';
import { fontWeight, media, space } from '@/styles/theme';

export const form = style({
  display: 'grid',
  gap: `${space.s} ${space.m}`,
  alignItems: 'end',
  marginBottom: space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Shown in place of the ways, which need scripts. */
export const withoutScript = style({
  display: 'none',
  gap: space.s,
  '@media': { '(scripting: none)': { display: 'grid' } },
});

/** Has the height of the first lines, so that little moves when they come. */
export const ways = style({ '@media': { screen: { minHeight: '24rem' } } });

export const time = style({ width: '4.5rem', fontWeight: fontWeight.bold });
