import { createVar, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { fontFamily, vars } from '@/styles/contract.css';
import { fontWeight, ink, space } from '@/styles/tokens';

export const figure = style({ display: 'grid', gap: space.m, breakInside: 'avoid' });

export const frame = style({
  padding: space.xs,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});

const deep = createVar();
const sea = createVar();
const rip = createVar();
const shallow = createVar();
const surf = createVar();
const sand = createVar();
const way = createVar();

export const inks = { deep, sea, rip, shallow, surf, sand, way };

export const picture = style({
  width: '100%',
  vars: {
    [deep]: ink.deepSea,
    [sea]: ink.sea,
    [rip]: '#12536A',
    [shallow]: ink.shallow,
    [surf]: ink.paper,
    [sand]: ink.sand,
    [way]: ink.boatRed,
  },
  '@media': {
    [`screen and ${media.dark}`]: {
      vars: {
        [deep]: '#0A1C2E',
        [sea]: '#13415A',
        [rip]: '#0B2A40',
        [shallow]: '#2C6580',
        [surf]: '#A9C3CC',
        [sand]: '#8A8570',
        [way]: '#D9533B',
      },
    },
  },
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

export const number = style({
  fontFamily: fontFamily.body,
  fontSize: '30px',
  fontWeight: fontWeight.bold,
  textAnchor: 'middle',
});

export const legend = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
});
