import { style } from '@vanilla-extract/css';
import { figures, fontSize, fontWeight, vars } from '@/styles/theme';

/** As high as the longest names and the land below them. */
export const profile = style({ display: 'block', width: '100%', height: '18rem' });

export const land = style({ fill: vars.color.success, opacity: 0.28 });
export const sea = style({ fill: vars.color.sea, opacity: 0.35 });
export const way = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 3,
  strokeDasharray: '1 7',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const steepWay = style([way, { stroke: vars.color.danger, strokeDasharray: 'none' }]);
export const closedWay = style([way, { stroke: vars.color.inkMuted, strokeDasharray: '3 12' }]);
export const leader = style({ stroke: vars.color.lineStrong, strokeWidth: 1 });
export const spot = style({ fill: vars.color.ground, stroke: vars.color.ink, strokeWidth: 3 });

/** The shortest leg has no room for larger letters on a phone; the table below has the names too. */
export const label = style({
  fontSize: 'min(1rem, 4.4vw)',
  fontWeight: fontWeight.bold,
  fill: vars.color.ink,
});

export const mark = style({
  fill: vars.color.inkMuted,
  fontSize: fontSize.small,
  textAnchor: 'middle',
  ...figures,
});
