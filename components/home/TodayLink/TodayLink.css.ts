import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

export const today = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'center',
  justifyItems: 'start',
  padding: `clamp(${space.m}, 2.5vw, ${space.xl})`,
  background: vars.color.sunken,
});
