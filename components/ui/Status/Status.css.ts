import { styleVariants } from '@vanilla-extract/css';
import { fontWeight, radius, space, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';

const base = uiStyle({
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.small,
  borderInlineStart: '4px solid currentColor',
  fontWeight: fontWeight.medium,
});

export const status = styleVariants({
  success: [base, inUi({ background: vars.color.successGround, color: vars.color.success })],
  problem: [base, inUi({ background: vars.color.dangerGround, color: vars.color.danger })],
  plain: [base, inUi({ background: vars.color.sunken, color: vars.color.ink })],
});

export type StatusTone = keyof typeof status;
