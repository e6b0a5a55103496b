import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, fontWeight, space } from '@/styles/tokens';

export const check = style({ display: 'grid', gap: space.s });

export const findings = style({ display: 'grid', gap: space.m, padding: 0, listStyle: 'none' });

export const finding = style({
  display: 'grid',
  gap: space.xxs,
  justifyItems: 'start',
  paddingTop: space.s,
  borderTop: `1px solid ${vars.color.line}`,
});

export const findingHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  overflowWrap: 'anywhere',
});

export const offers = style({ display: 'grid', gap: space.xs });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  padding: 0,
  listStyle: 'none',
});

export const sources = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

export const source = style({ overflowWrap: 'anywhere' });

export const leg = style({
  marginBottom: space.xs,
  paddingInlineStart: space.m,
  borderInlineStart: `3px dotted ${vars.color.lineStrong}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

export const sea = style({ minWidth: 0 });

/** Above the drawing, which is stretched; figures must not be. */
export const numbers = style({
  display: 'block',
  width: '100%',
  height: '1.5rem',
  overflow: 'visible',
});

export const number = style({
  fill: vars.color.ink,
  fontWeight: fontWeight.bold,
  textAnchor: 'middle',
});

export const night = style({ fill: vars.color.ink, fillOpacity: 0.08 });

export const visit = style({
  fill: vars.color.accent,
  fillOpacity: 0.16,
  stroke: vars.color.accent,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
