import { style } from '@vanilla-extract/css';
import { fontFamily, vars } from '@/styles/contract.css';
import { fontWeight, space } from '@/styles/tokens';

export const figure = style({ display: 'grid', gap: space.m, breakInside: 'avoid' });

export const frame = style({
  padding: space.xs,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});

export const picture = style({
  width: '100%',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

export const number = style({
  fontFamily: fontFamily.body,
  fontSize: '30px',
  fontWeight: fontWeight.bold,
  textAnchor: 'middle',
});

export const legend = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
});
