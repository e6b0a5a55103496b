import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { measure, space } from '@/styles/tokens';

export const note = style({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  maxWidth: measure.prose,
  paddingInlineStart: space.m,
  borderInlineStart: `4px solid ${vars.color.accent}`,
});
