import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

export const frame = style({
  display: 'block',
  padding: space.xs,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  cursor: 'zoom-in',
  ':hover': { borderColor: vars.color.lineStrong },
});
