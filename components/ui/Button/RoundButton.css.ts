import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { radius, touchTarget } from '@/styles/tokens';

export const roundButton = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  borderRadius: radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
});
