import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, space, vars } from '@/styles/theme';
import { zIndex } from '@/styles/layers.css';

export const frame = style({
  position: 'relative',
  border: `${space.xs} solid ${vars.color.surface}`,
  selectors: { '&:has(a:focus-visible)': focusRing },
});

export const art = style({
  position: 'relative',
  gridArea: '1 / 1',
  aspectRatio: '4 / 3',
  '@media': {
    [media.tablet]: { aspectRatio: '5 / 2' },
    [media.desktop]: { aspectRatio: '7 / 1' },
  },
});

export const way = style({
  padding: space.xs,
  '@media': {
    [media.desktop]: {
      // In the art's cell, and not positioned: what covers the print is measured by the print.
      gridArea: '1 / 1',
      placeSelf: 'end start',
      zIndex: zIndex.raised,
      padding: space.m,
    },
  },
});

globalStyle(`${way} a`, { background: vars.color.band });
// Pressed, a button moves; what covers the print must not move with it.
globalStyle(`${way} a:active`, { transform: 'none' });
globalStyle(`${way} a::after`, { content: '', position: 'absolute', inset: 0 });
