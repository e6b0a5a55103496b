import { assignVars, createThemeContract, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { mapInks } from '@/styles/palettes';

const colours = createThemeContract({ paving: null, line: null, closure: null, doubt: null });

export const inks = style({
  vars: assignVars(colours, mapInks.light),
  '@media': { [`screen and ${media.dark}`]: { vars: assignVars(colours, mapInks.dark) } },
});

const line = style({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' });

export const roadEdge = style([line, { stroke: colours.line, strokeWidth: 7 }]);
export const road = style([line, { stroke: colours.paving, strokeWidth: 4 }]);
export const closure = style([
  line,
  { stroke: colours.closure, strokeWidth: 5, strokeLinecap: 'butt', strokeDasharray: '9 6' },
]);
export const notKnown = style([
  line,
  { stroke: colours.doubt, strokeWidth: 5, strokeLinecap: 'butt', strokeDasharray: '5 8' },
]);
export const path = style([
  line,
  { stroke: colours.line, strokeWidth: 2.2, strokeDasharray: '0.1 6' },
]);
export const leg = style([line, { stroke: colours.line, strokeWidth: 3.2 }]);

const barred = { strokeWidth: 11, strokeLinecap: 'butt', strokeDasharray: '2.2 9' } as const;
export const legClosed = style([line, { ...barred, stroke: colours.line }]);
export const legNotKnown = style([line, { ...barred, stroke: colours.doubt }]);
