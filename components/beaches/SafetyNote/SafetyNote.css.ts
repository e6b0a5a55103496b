import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

export const note = style({
  paddingInlineStart: space.m,
  borderInlineStart: `4px solid ${vars.color.accent}`,
});
