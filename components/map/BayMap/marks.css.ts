/** A drawing, with colours of its own. */
import {
  assignVars,
  createThemeContract,
  createVar,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { fontFamily, fontWeight, ink, media, space, vars } from '@/styles/theme';
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

export const key = style({ columnGap: space.xl, color: vars.color.ink });

export const keySample = style({ flex: 'none', width: '2.5rem', height: '0.75rem' });

const halo = createVar();
const lettering = createVar();

export const marks = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  vars: { [halo]: '#F0DFA8', [lettering]: ink.navy },
  '@media': {
    [`screen and ${media.dark}`]: { vars: { [halo]: '#10283B', [lettering]: ink.paper } },
  },
});

export const leader = style({
  fill: 'none',
  stroke: lettering,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
export const spot = style({ fill: ink.boatRed, stroke: ink.paper, strokeWidth: 4 });

const name = style({
  fontWeight: fontWeight.bold,
  letterSpacing: '0.06em',
  textAnchor: 'middle',
});
export const names = styleVariants({
  land: [
    name,
    {
      fill: lettering,
      stroke: halo,
      strokeWidth: 6,
      paintOrder: 'stroke',
      strokeLinejoin: 'round',
    },
  ],
  water: [name, { fill: ink.paper }],
  large: [
    name,
    {
      fontFamily: fontFamily.display,
      fontWeight: fontWeight.display,
      letterSpacing: '0.14em',
      fill: ink.paper,
    },
  ],
});
