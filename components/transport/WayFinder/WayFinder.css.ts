import { style } from '@vanilla-extract/css';
import { at, fontSize, fontWeight, space, vars } from '@/styles/theme';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space.s} ${space.m}`,
  alignItems: 'end',
  marginBottom: space.m,
});

/** Has the height of the first lines, so that little moves when they come. */
export const ways = at('screen', { minHeight: '24rem' });

export const time = style({
  width: '4.5rem',
  color: vars.color.lamp,
  fontSize: fontSize.cardTitle,
  fontWeight: fontWeight.bold,
  lineHeight: '1.2',
  '@media': { print: { color: 'inherit', fontSize: 'inherit' } },
});
