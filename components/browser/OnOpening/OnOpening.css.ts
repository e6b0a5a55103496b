import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontWeight, space, touchTarget } from '@/styles/tokens';

export const summary = style({
  minHeight: touchTarget,
  paddingBlock: space.s,
  color: vars.color.link,
  fontWeight: fontWeight.bold,
  cursor: 'pointer',
});

export const content = style({ paddingBlock: space.xs });
