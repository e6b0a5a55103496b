import { style } from '@vanilla-extract/css';
import { chart } from '@/components/tides/TideCurve/TideCurve.css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { fontSize, fontWeight, space } from '@/styles/tokens';

export const check = style({ display: 'grid', gap: space.s });

export const findings = style({ display: 'grid', gap: space.m });

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
  marginTop: space.xs,
  overflow: 'visible',
});

export const number = style({
  fill: vars.color.accent,
  fontWeight: fontWeight.bold,
  textAnchor: 'middle',
});

/** Night is the darker of the two in the dark theme too: there the day stands out from the page. */
export const day = style([
  chart,
  { '@media': { [`screen and ${media.dark}`]: { background: vars.color.line } } },
]);

export const night = style({
  fill: vars.color.ink,
  fillOpacity: 0.08,
  '@media': { [`screen and ${media.dark}`]: { fill: vars.color.sunken, fillOpacity: 0.5 } },
});

export const visit = style({
  fill: vars.color.accent,
  fillOpacity: 0.16,
  stroke: vars.color.accent,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
