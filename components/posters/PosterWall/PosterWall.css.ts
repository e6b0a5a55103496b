import { style } from '@vanilla-extract/css';
import { at, media, space } from '@/styles/theme';

export const columns = at(media.desktop, { gridTemplateColumns: '1fr 1fr', gap: space.huge });

export const wall = style({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(50% - ${space.s}, 19rem), 1fr))`,
  gap: `${space.l} clamp(${space.s}, 2vw, ${space.l})`,
  '@media': {
    // A row to swipe.
    [`screen and (not ${media.tablet})`]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(44vw, 19rem)',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
    },
  },
});

/** Drawn, and its picture asked for, as one comes near it. Outlines of focus have room at its edge. */
export const hung = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 16rem',
  margin: `calc(-1 * ${space.xxs})`,
  padding: space.xxs,
});
