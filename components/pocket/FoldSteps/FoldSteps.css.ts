import { style } from '@vanilla-extract/css';
import { at, fontSize, media, space, vars } from '@/styles/theme';

export const steps = at(media.desktop, { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.l });

export const title = style({ fontSize: fontSize.cardTitle });

export const drawing = style({ maxWidth: '26rem', background: vars.color.sunken });

const outline = style({ stroke: vars.color.ink, strokeWidth: 2, strokeLinejoin: 'round' });

export const paper = style([outline, { fill: vars.color.surface }]);
export const shade = style([outline, { fill: vars.color.ground }]);

const line = style({ fill: 'none', strokeWidth: 3 });

export const fold = style([
  line,
  { stroke: vars.color.inkMuted, strokeWidth: 1.5, strokeDasharray: '2 5' },
]);
export const cut = style([line, { stroke: vars.color.accent, strokeDasharray: '9 6' }]);
export const scissors = style([line, { stroke: vars.color.accent, strokeLinecap: 'round' }]);
export const arrow = style([
  line,
  { stroke: vars.color.link, strokeLinecap: 'round', strokeLinejoin: 'round' },
]);

export const sea = style({ fill: vars.color.sea });
export const sun = style({ fill: vars.color.lamp });
export const band = style({ fill: vars.color.band });
export const number = style({
  fill: vars.color.inkMuted,
  fontSize: 20,
  textAnchor: 'middle',
  fontWeight: 700,
});
