import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { allFocuses } from '@/lib/images/images';
import { fontSize, ink, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';

const box = uiStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  // Until the picture is there.
  backgroundColor: vars.color.line,
});

/** One of a page at a time: the card whose link has the focus, else its poster. Decision 035. */
export const growing = { viewTransitionName: 'opened' } satisfies StyleRule;

export const frame = styleVariants({
  card: [box, inUi({ aspectRatio: '3 / 2' })],
  tall: [box, inUi({ aspectRatio: '4 / 5' })],
  fill: [box, inUi({ position: 'absolute', inset: 0, height: '100%' })],
});

export const image = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const focusAt = styleVariants(
  Object.fromEntries(allFocuses().map((focus) => [focus, focus])),
  (objectPosition) => inUi({ objectPosition }),
);

export const remoteImage = style([image, inUi({ color: ink.navy, fontSize: fontSize.small })]);
