import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { media } from '@/styles/breakpoints';
import { fontSize, space } from '@/styles/tokens';

export const steps = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.l } },
});

export const step = style({ display: 'grid', gap: space.xs, alignContent: 'start' });

export const title = style({ fontSize: fontSize.cardTitle });

export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: '26rem',
  height: 'auto',
  background: vars.color.sunken,
});

export const paper = style({
  fill: vars.color.surface,
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});

export const shade = style({
  fill: vars.color.ground,
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});

export const fold = style({
  fill: 'none',
  stroke: vars.color.inkMuted,
  strokeWidth: 1.5,
  strokeDasharray: '2 5',
});

export const cut = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeDasharray: '9 6',
});

export const scissors = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
});

export const arrow = style({
  fill: 'none',
  stroke: vars.color.link,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sea = style({ fill: vars.color.sea });
export const sun = style({ fill: vars.color.lamp });
export const band = style({ fill: vars.color.band });
export const number = style({
  fill: vars.color.inkMuted,
  fontSize: 20,
  textAnchor: 'middle',
  fontWeight: 700,
});
