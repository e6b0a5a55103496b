import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { duration, easing, media, space } from '@/styles/theme';
import { growing } from '@/components/ui/Picture/Picture.css';

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
globalStyle(`${main} > :only-child`, { marginBottom: space.section });

// Pages fade into each other, and the pressed card’s picture grows into its page’s. Decision 035.

const inMotion = `screen and ${media.motion}`;

// Full loads; a soft navigation begins its own.
globalStyle('@view-transition', { '@media': { [inMotion]: { navigation: 'auto' } } } as object);

/*
 * React hides the old page in a soft navigation. It stays here, and fades over the new page, which
 * is live from the first: what is pressed meanwhile reaches it.
 */
globalStyle('::view-transition-group(root)', { opacity: '1 !important' });
globalStyle('::view-transition', {
  pointerEvents: 'none',
  width: '100% !important',
  height: '100% !important',
});

const parts = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(*)`).join(', ');
globalStyle(parts, {
  animationDuration: duration.quick,
  '@media': { [`not all and ${media.motion}`]: { animation: 'none' } },
});

const picture = growing.viewTransitionName;
globalStyle(`::view-transition-group(${picture})`, {
  animationDuration: duration.turn,
  animationTimingFunction: easing.out,
});
// A card and a poster are of different shapes: each fills the growing frame.
globalStyle(`::view-transition-old(${picture}), ::view-transition-new(${picture})`, {
  animationDuration: duration.turn,
  height: '100%',
  objectFit: 'cover',
});
