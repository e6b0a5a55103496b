import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.l,
  '@media': { print: { display: 'none' } },
});
