import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, space, vars } from '@/styles/theme';

export const frame = style({
  position: 'relative',
  border: `${space.xs} solid ${vars.color.surface}`,
  selectors: { '&:has(a:focus-visible)': focusRing },
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const art = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  '@media': {
    [media.tablet]: { aspectRatio: '5 / 2' },
    [media.desktop]: { aspectRatio: '7 / 1' },
  },
});

/** Below the print, at a desk beside it. */
export const way = style({
  padding: space.xs,
  '@media': { [media.desktop]: { paddingInline: space.m } },
});

globalStyle(`${way} a`, { background: vars.color.band });
// Pressed, a button moves; what covers the print must not move with it.
globalStyle(`${way} a:active`, { transform: 'none' });
globalStyle(`${way} a::after`, { content: '', position: 'absolute', inset: 0 });
