import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { measure, space, touchTarget } from '@/styles/tokens';

export const columns = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: space.huge } },
});

export const column = style({ display: 'grid', alignContent: 'start', gap: space.m });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.l}`,
  marginTop: space.l,
  padding: 0,
  listStyle: 'none',
});

export const way = style({ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget });

export const words = style({ maxWidth: measure.prose });

export const wall = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(50% - ${space.s}, 19rem), 1fr))`,
  gap: `${space.l} clamp(${space.s}, 2vw, ${space.l})`,
  padding: 0,
  listStyle: 'none',
});

/** Drawn, and its picture asked for, as one comes near it. Outlines of focus have room at its edge. */
export const hung = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 16rem',
  margin: `calc(-1 * ${space.xxs})`,
  padding: space.xxs,
});
