import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { focusRing } from '@/styles/focus';
import { fontSize, space } from '@/styles/tokens';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.s,
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
});

export const hours = style({ fontSize: fontSize.small, maxWidth: '40rem' });

export const bar = style({ width: '2.5rem', height: '0.6rem', fill: vars.color.accent });

export const scroll = style({
  width: '100%',
  overflowX: 'auto',
  selectors: { '&:focus-visible': focusRing },
});

export const days = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(8.5rem, 1fr)',
  gap: space.m,
  padding: 0,
  listStyle: 'none',
});

export const day = style({
  display: 'grid',
  gap: space.xxs,
  alignContent: 'start',
  borderTop: `3px solid ${vars.color.ink}`,
  paddingTop: space.xs,
});
