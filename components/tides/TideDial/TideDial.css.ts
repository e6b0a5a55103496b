/** A drawing, with colours of its own. */
import { style } from '@vanilla-extract/css';
import { fontWeight, ink, media, vars } from '@/styles/theme';

/** As wide as it is high, so that its place is kept before it is there. */
export const dial = style({
  display: 'block',
  width: '100%',
  maxWidth: '20rem',
  aspectRatio: '1',
  marginInline: 'auto',
});

export const day = style({ fill: '#D6E7E4', '@media': { [media.dark]: { fill: '#33526B' } } });
export const twilight = style({ fill: ink.sea, fillOpacity: 0.45 });
export const night = style({ fill: ink.deepSea, '@media': { [media.dark]: { fill: '#050B12' } } });
export const star = style({ fill: ink.gorse });
export const rim = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 2.5 });
export const tick = style({ fill: 'none', stroke: vars.color.ink });
export const water = style({
  fill: ink.sea,
  stroke: ink.paper,
  strokeWidth: 1.6,
  '@media': { [media.dark]: { fill: '#2B8698' } },
});
export const hub = style({ fill: vars.color.surface, stroke: vars.color.ink, strokeWidth: 1.5 });
export const sun = style({ fill: ink.gorse, stroke: ink.navy, strokeWidth: 1 });
export const hand = style({ stroke: ink.boatRed, strokeWidth: 2.5, strokeLinecap: 'round' });
export const dot = style({ fill: ink.boatRed, stroke: ink.paper, strokeWidth: 2 });
export const hour = style({
  fill: vars.color.inkMuted,
  fontSize: '9px',
  fontWeight: fontWeight.bold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const words = style({ textAlign: 'center', fontSize: '0.875rem' });
