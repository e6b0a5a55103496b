import { globalStyle, style } from '@vanilla-extract/css';
import { measure, space } from '@/styles/tokens';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  justifyItems: 'start',
});

globalStyle(`${section} > p`, { maxWidth: measure.prose });
