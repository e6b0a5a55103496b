import { style } from '@vanilla-extract/css';
import { plainOnPaper } from '@/styles/print.css';
import { space, textStyle, vars } from '@/styles/theme';

export const board = style([
  plainOnPaper,
  {
    containerType: 'inline-size',
    marginBottom: space.s,
    padding: space.l,
    background: vars.color.accent,
    color: vars.color.onAccent,
    border: `3px solid ${vars.color.accent}`,
  },
]);

export const where = style({ color: 'inherit' });

export const call = style({
  ...textStyle.poster,
  fontSize: 'min(24cqi, 5.5rem)',
  color: 'inherit',
  textDecorationThickness: '0.06em',
  textUnderlineOffset: '0.1em',
  ':hover': { textDecorationThickness: '0.1em' },
  ':focus-visible': { outlineColor: 'currentColor' },
});
