import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { allFocuses } from '@/lib/images/images';
import { media } from '@/styles/breakpoints';
import { inUi } from '@/styles/in-layer';
import { fontSize } from '@/styles/tokens';

/** The picture's box, whose size does not depend on the file. */
const box = style(
  inUi({ display: 'block', position: 'relative', overflow: 'hidden', width: '100%' }),
);

/**
 * The picture that grows, from the card that was pressed into the page that it opens. One of a page
 * at a time: the card whose link has the focus, else the poster of the page. Decision 035.
 */
export const growing = { viewTransitionName: 'opened' } satisfies StyleRule;

export const frame = styleVariants({
  card: [box, inUi({ aspectRatio: '3 / 2' })],
  tall: [box, inUi({ aspectRatio: '4 / 5' })],
  band: [box, inUi({ height: 'clamp(13rem, 26vw, 23rem)' })],
  /** As large as its parent. */
  fill: [box, inUi({ position: 'absolute', inset: 0, height: '100%' })],
});

export type Frame = keyof typeof frame;

const layerOfBox = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
} as const;

export const placeholder = style(
  inUi({
    ...layerOfBox,
    // The colours are the day's, and would flash before a picture by night.
    '@media': { [`screen and ${media.dark}`]: { opacity: 0.25 } },
  }),
);

export const image = style(
  inUi({
    ...layerOfBox,
    objectFit: 'cover',
  }),
);

/** Cropped a little below the middle, because the top of most is sky. */
export const focusAt = styleVariants(
  Object.fromEntries(allFocuses().map((focus) => [focus, focus])),
  (objectPosition) => inUi({ objectPosition }),
);

export const remoteImage = style([image, inUi({ color: '#12263A', fontSize: fontSize.small })]);
