import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { allFocuses } from '@/lib/images/images';
import { media } from '@/styles/breakpoints';
import { layer } from '@/styles/layers.css';
import { fontSize } from '@/styles/tokens';

/** The box that a picture fills; its size never depends on whether the file has come. */
const box = style({
  '@layer': {
    [layer.ui]: { display: 'block', position: 'relative', overflow: 'hidden', width: '100%' },
  },
});

/**
 * The picture that grows, from the card that was pressed into the page that it opens. One of a page
 * at a time: the card whose link has the focus, else the poster of the page. Decision 035.
 */
export const growing = { viewTransitionName: 'opened' } satisfies StyleRule;

export const frame = styleVariants({
  card: [box, { '@layer': { [layer.ui]: { aspectRatio: '3 / 2' } } }],
  tall: [box, { '@layer': { [layer.ui]: { aspectRatio: '4 / 5' } } }],
  /** Of one height beside neighbours of other widths. */
  band: [box, { '@layer': { [layer.ui]: { height: 'clamp(13rem, 26vw, 23rem)' } } }],
  /** As large as the element it stands in. */
  fill: [box, { '@layer': { [layer.ui]: { position: 'absolute', inset: 0, height: '100%' } } }],
});

export type Frame = keyof typeof frame;

const layerOfBox = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
} as const;

export const placeholder = style({
  '@layer': {
    [layer.ui]: {
      ...layerOfBox,
      // The colours are the day's, and would flash before a picture by night.
      '@media': { [`screen and ${media.dark}`]: { opacity: 0.25 } },
    },
  },
});

export const image = style({
  '@layer': {
    [layer.ui]: {
      ...layerOfBox,
      objectFit: 'cover',
    },
  },
});

/** Where a picture is cropped to: a little below the middle, as most of each is sky. */
export const focusAt = styleVariants(
  Object.fromEntries(allFocuses().map((focus) => [focus, focus])),
  (objectPosition) => ({ '@layer': { [layer.ui]: { objectPosition } } }),
);

/** If it never comes, its alternative text stands on the bands, which are light in both themes. */
export const remoteImage = style([
  image,
  { '@layer': { [layer.ui]: { color: '#12263A', fontSize: fontSize.small } } },
]);
