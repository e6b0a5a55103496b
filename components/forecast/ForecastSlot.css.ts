import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, space } from '@/styles/tokens';

export const slot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
