import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

export const notice = style({
  padding: space.l,
  background: vars.color.sunken,
  borderInlineStart: `6px solid ${vars.color.lamp}`,
});
