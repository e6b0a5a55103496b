import { style } from '@vanilla-extract/css';
import { measure, space } from '@/styles/tokens';

export const ways = style({
  display: 'grid',
  gap: space.m,
  width: '100%',
  maxWidth: measure.prose,
});

export const buses = style({ display: 'grid', gap: space.xs });
