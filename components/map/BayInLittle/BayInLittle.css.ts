import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { focusRing } from '@/styles/focus';
import { space } from '@/styles/tokens';

/** A print with its paper margin. */
export const frame = style({
  position: 'relative',
  width: '100%',
  border: `${space.xs} solid ${vars.color.onBand}`,
  selectors: { '&:has(a:focus-visible)': focusRing },
  '@media': { print: { display: 'none' } },
});

export const art = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  '@media': { [media.tablet]: { aspectRatio: '5 / 2' } },
});

/** The button stands on the sea, and all of the print can be pressed. */
export const way = style({
  position: 'absolute',
  left: space.m,
  bottom: space.m,
});

globalStyle(`${way} a`, { background: vars.color.band });
// Pressed, a button moves; what covers the print must not move with it.
globalStyle(`${way} a:active`, { transform: 'none' });
globalStyle(`${way} a::after`, { content: '', position: 'absolute', inset: 0 });
