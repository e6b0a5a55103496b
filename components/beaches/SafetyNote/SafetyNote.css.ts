import { style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';

export const note = style({
  paddingInlineStart: space.m,
  borderInlineStart: `4px solid ${vars.color.accent}`,
});
