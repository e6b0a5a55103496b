import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  alignItems: 'center',
});
