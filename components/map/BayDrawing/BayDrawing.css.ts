import { createVar, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { fontFamily } from '@/styles/contract.css';
import { fontWeight } from '@/styles/tokens';

const deep = createVar();
const offshore = createVar();
const inshore = createVar();
const surf = createVar();
const hill = createVar();
const field = createVar();
const cliff = createVar();
const shingle = createVar();
const fresh = createVar();
const wood = createVar();
const paving = createVar();
const ink = createVar();
const halo = createVar();
const stop = createVar();
const doubt = createVar();

export const drawing = style({ width: '100%', height: 'auto' });

/** The inks of the map: its own, because a sheet is printed in its own colours. */
export const inks = style({
  vars: {
    [deep]: '#17687B',
    [offshore]: '#2A7F90',
    [inshore]: '#4F9FA9',
    [surf]: '#A5CFCD',
    [hill]: '#A9BA78',
    [field]: '#C6CC92',
    [cliff]: '#E3DFB4',
    [shingle]: '#F4E7BF',
    [fresh]: '#7FB9C2',
    [wood]: '#4F7942',
    [paving]: '#FFFDF7',
    [ink]: '#12263A',
    [halo]: '#E3DFB4',
    [stop]: '#B8402A',
    [doubt]: '#12263A',
  },
  '@media': {
    [`screen and ${media.dark}`]: {
      vars: {
        [deep]: '#0A2030',
        [offshore]: '#0E2C40',
        [inshore]: '#153F55',
        [surf]: '#2D6577',
        [hill]: '#1E3530',
        [field]: '#283F35',
        [cliff]: '#34503F',
        [shingle]: '#A5925F',
        [fresh]: '#2D6577',
        [wood]: '#14261F',
        [paving]: '#E4DAC0',
        [ink]: '#F3EEDF',
        [halo]: '#1A2E2A',
        [stop]: '#FF8E78',
        [doubt]: '#1A2E2A',
      },
    },
  },
});

const line = style({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' });

export const sea = style({ fill: deep });

/** The shore again and again, broader and broader: how the sea shelves and the land rises. */
export const farShelf = style([line, { stroke: offshore, strokeWidth: 190 }]);
export const nearShelf = style([line, { stroke: inshore, strokeWidth: 96 }]);
export const surfLine = style([line, { stroke: surf, strokeWidth: 26 }]);
export const land = style({ fill: hill });
export const fields = style([line, { stroke: field, strokeWidth: 130 }]);
export const cliffs = style([line, { stroke: cliff, strokeWidth: 40 }]);

export const beach = style([line, { stroke: shingle, strokeWidth: 11 }]);
export const lake = style({ fill: fresh });
export const trees = style({ fill: wood });

export const roadEdge = style([line, { stroke: ink, strokeWidth: 7 }]);
export const road = style([line, { stroke: paving, strokeWidth: 4 }]);
export const closure = style([
  line,
  { stroke: stop, strokeWidth: 5, strokeLinecap: 'butt', strokeDasharray: '9 6' },
]);
/** Neither open nor closed: dashes that no open road has, dark on the road in both themes. */
export const notKnown = style([
  line,
  { stroke: doubt, strokeWidth: 5, strokeLinecap: 'butt', strokeDasharray: '5 8' },
]);
export const path = style([line, { stroke: ink, strokeWidth: 2.2, strokeDasharray: '0.1 6' }]);

/** The path where somebody has measured it. */
export const leg = style([line, { stroke: ink, strokeWidth: 3.2 }]);
/** Strokes across the path, as nothing else on the sheet has them. */
const barred = { strokeWidth: 11, strokeLinecap: 'butt', strokeDasharray: '2.2 9' } as const;
export const legClosed = style([line, { ...barred, stroke: ink }]);
export const legNotKnown = style([line, { ...barred, stroke: doubt }]);

export const wave = style([line, { stroke: offshore, strokeWidth: 2.5 }]);
export const spot = style({ fill: stop, stroke: paving, strokeWidth: 2.5 });

export const onLand = style({
  fontFamily: fontFamily.body,
  fontWeight: fontWeight.bold,
  fontSize: 15,
  fill: ink,
  stroke: halo,
  strokeWidth: 3.5,
  paintOrder: 'stroke',
  strokeLinejoin: 'round',
});
