import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/theme';

export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  borderBlock: '3px solid transparent',
  ':hover': { borderBottomColor: vars.color.line },
  selectors: { '&[aria-current]': { borderBottomColor: vars.color.accent } },
});
