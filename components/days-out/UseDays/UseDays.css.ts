import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, space } from '@/styles/tokens';

/** Nothing takes the days over without scripts, and on paper nobody presses it. */
export const use = style({
  display: 'grid',
  gap: space.s,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const hint = style({ color: vars.color.inkMuted, fontSize: fontSize.small });
