import { style } from '@vanilla-extract/css';
import { measure, space } from '@/styles/tokens';

export const choices = style({
  display: 'grid',
  gap: space.m,
  maxWidth: measure.prose,
  paddingBlock: space.xs,
});
