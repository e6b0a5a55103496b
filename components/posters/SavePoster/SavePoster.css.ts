import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '@/styles/tokens';

export const save = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touchTarget,
});
