import { style } from '@vanilla-extract/css';
import { space, touchTarget, vars } from '@/styles/theme';

export const list = style({
  margin: `0 0 ${space.xl}`,
  maxWidth: '40rem',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.link,
});
