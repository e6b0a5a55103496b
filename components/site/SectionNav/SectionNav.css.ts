import { style } from '@vanilla-extract/css';
import { fontWeight, touchTarget, vars } from '@/styles/theme';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: vars.color.ink,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  borderBlock: '3px solid transparent',
  ':hover': { borderBottomColor: vars.color.line },
  selectors: { '&[aria-current]': { borderBottomColor: vars.color.accent } },
});
