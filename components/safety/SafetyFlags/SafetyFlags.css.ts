import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { space } from '@/styles/tokens';

export const flag = style({
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  paddingTop: space.m,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const drawing = style({ width: '100%', height: 'auto', maxWidth: '11rem' });
