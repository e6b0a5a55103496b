import { style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';

export const list = style({
  margin: `0 0 ${space.xl}`,
  maxWidth: '40rem',
});

export const link = style({
  display: 'flex',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.link,
});
