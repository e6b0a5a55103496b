import { style } from '@vanilla-extract/css';
import { fontWeight, vars } from '@/styles/theme';

export const stayMap = style({
  maxHeight: '55dvh',
  border: `1px solid ${vars.color.lineStrong}`,
  background: `color-mix(in srgb, ${vars.color.sea} 25%, ${vars.color.surface})`,
  cursor: 'crosshair',
});

export const stayLand = style({
  fill: vars.color.ground,
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
});

export const mark = style({ fill: vars.color.ink, fontSize: '27px' });

export const markChosen = style([mark, { fill: vars.color.accent, fontWeight: fontWeight.bold }]);
