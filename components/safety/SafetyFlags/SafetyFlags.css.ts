import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { space } from '@/styles/tokens';

export const flag = style({
  display: 'flex',
  flexWrap: 'wrap',
  paddingTop: space.m,
});
globalStyle(`${flag} > div`, { flex: '1 1 9rem' });

export const drawing = style({
  width: '6.5rem',
  height: 'auto',
  '@media': { [media.desktop]: { width: '11rem' } },
});
