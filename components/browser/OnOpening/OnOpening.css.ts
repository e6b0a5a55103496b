import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontWeight, measure, space, touchTarget } from '@/styles/tokens';

export const opening = style({ display: 'grid' });

export const summary = style({
  minHeight: touchTarget,
  paddingBlock: space.s,
  color: vars.color.link,
  fontWeight: fontWeight.bold,
  cursor: 'pointer',
});

export const content = style({
  display: 'grid',
  gap: space.m,
  maxWidth: measure.prose,
  paddingBlock: space.xs,
});
