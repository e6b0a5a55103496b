import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { duration, space } from '@/styles/tokens';

const fade = keyframes({ from: { opacity: 0.01 } });

export const main = style({});

/*
 * The page fades in, but never its head: that is where the largest picture and the heading are,
 * and the largest paint waits for nothing.
 */
globalStyle(`${main} > :not(:first-child)`, {
  '@media': { [media.motion]: { animation: `${fade} ${duration.page}` } },
});

/* A head with nothing below it still keeps its distance from the footer. */
globalStyle(`${main} > :only-child`, { paddingBottom: space.section });
