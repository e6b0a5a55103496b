import { style } from '@vanilla-extract/css';
import { fontFamily, fontWeight, vars } from '@/styles/theme';

export const strip = style({ maxWidth: '27rem' });

export const sea = style({ fill: vars.color.sunken });
export const land = style({ fill: vars.color.success, opacity: 0.28 });
export const way = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 3,
  strokeDasharray: '1 7',
  strokeLinecap: 'round',
});
export const steepWay = style([way, { stroke: vars.color.danger, strokeDasharray: 'none' }]);
export const closedWay = style([way, { stroke: vars.color.inkMuted, strokeDasharray: '3 12' }]);
export const spot = style({ fill: vars.color.ground, stroke: vars.color.ink, strokeWidth: 3 });

export const figures = style({
  fontFamily: fontFamily.body,
  fontSize: '19px',
  fill: vars.color.inkMuted,
});
export const label = style([figures, { fontWeight: fontWeight.bold, fill: vars.color.ink }]);
