import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontWeight, space } from '@/styles/tokens';

export const noticeLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: vars.color.danger,
  fontWeight: fontWeight.medium,
});
