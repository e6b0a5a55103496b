import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { measure, space } from '@/styles/tokens';

export const notice = style({
  display: 'grid',
  gap: space.s,
  padding: space.l,
  background: vars.color.sunken,
  borderInlineStart: `6px solid ${vars.color.lamp}`,
  '@media': { print: { display: 'none' } },
});

export const words = style({ maxWidth: measure.prose });
