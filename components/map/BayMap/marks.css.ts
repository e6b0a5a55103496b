import { createVar, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';

const paving = createVar();
const ink = createVar();
const stop = createVar();
const doubt = createVar();

export const inks = style({
  vars: { [paving]: '#FFFDF7', [ink]: '#12263A', [stop]: '#B8402A', [doubt]: '#12263A' },
  '@media': {
    [`screen and ${media.dark}`]: {
      vars: { [paving]: '#E4DAC0', [ink]: '#F3EEDF', [stop]: '#FF8E78', [doubt]: '#1A2E2A' },
    },
  },
});

const line = style({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' });

export const roadEdge = style([line, { stroke: ink, strokeWidth: 7 }]);
export const road = style([line, { stroke: paving, strokeWidth: 4 }]);
export const closure = style([
  line,
  { stroke: stop, strokeWidth: 5, strokeLinecap: 'butt', strokeDasharray: '9 6' },
]);
export const notKnown = style([
  line,
  { stroke: doubt, strokeWidth: 5, strokeLinecap: 'butt', strokeDasharray: '5 8' },
]);
export const path = style([line, { stroke: ink, strokeWidth: 2.2, strokeDasharray: '0.1 6' }]);
export const leg = style([line, { stroke: ink, strokeWidth: 3.2 }]);

const barred = { strokeWidth: 11, strokeLinecap: 'butt', strokeDasharray: '2.2 9' } as const;
export const legClosed = style([line, { ...barred, stroke: ink }]);
export const legNotKnown = style([line, { ...barred, stroke: doubt }]);
