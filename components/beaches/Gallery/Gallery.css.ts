import { style } from '@vanilla-extract/css';
import { media, space, touchTarget, vars } from '@/styles/theme';

export const frame = style({
  position: 'relative',
  display: 'block',
  cursor: 'zoom-in',
  ':hover': { borderColor: vars.color.lineStrong },
});

export const box = style({ width: 'min(72rem, calc(100vw - 1rem))', padding: space.m });

/** The picture takes swipes to the sides; scrolling and zooming stay the browser's. */
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  background: vars.color.sunken,
});

export const picture = style({
  aspectRatio: '3 / 2',
  maxHeight: 'calc(100dvh - 14rem)',
  objectFit: 'contain',
});

export const bar = style({ gridTemplateColumns: 'auto 1fr auto', paddingTop: space.s });

export const arrow = style({
  border: `1px solid ${vars.color.lineStrong}`,
  fontSize: '1.25rem',
  ':hover': { background: vars.color.sunken },
});

export const caption = style({
  minHeight: '5.2em',
  textAlign: 'center',
  lineHeight: '1.3',
  '@media': { [media.tablet]: { minHeight: touchTarget } },
});

export const position = style({ display: 'block', color: vars.color.inkMuted });
