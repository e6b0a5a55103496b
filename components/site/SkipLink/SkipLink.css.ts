import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { zIndex } from '@/styles/layers.css';
import { space } from '@/styles/tokens';

export const skipLink = style({
  position: 'absolute',
  left: space.m,
  top: space.xs,
  zIndex: zIndex.skipLink,
  padding: `${space.s} ${space.l}`,
  background: vars.color.surface,
  color: vars.color.ink,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});
