import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { space } from '@/styles/tokens';

export const offer = style({
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 13rem) minmax(min(12rem, 55%), 1fr)',
      gap: space.l,
    },
  },
});
