import { style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';

export const notice = style({
  columnGap: space.xl,
  padding: `${space.m} ${space.l} ${space.l}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderTop: `6px solid ${vars.color.accent}`,
});

export const head = style({ flex: '1 1 14rem' });
export const body = style({ flex: '2 1 24rem' });
