import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { measure, space, touchTarget } from '@/styles/tokens';

export const offer = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 13rem) minmax(min(12rem, 55%), 1fr)',
      gap: space.l,
    },
  },
});

export const words = style({ maxWidth: measure.prose });

export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget });
