import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space, touchTarget } from '@/styles/tokens';

export const link = style({ display: 'block' });

export const plate = style({ display: 'block', border: `2px solid ${vars.color.ink}` });

export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touchTarget,
  paddingInline: space.xs,
});
