import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, measure, space } from '@/styles/tokens';

export const words = style({ display: 'grid', gap: space.m, maxWidth: measure.prose });

export const attribution = style({
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
  paddingTop: space.m,
  borderTop: `1px solid ${vars.color.line}`,
});
