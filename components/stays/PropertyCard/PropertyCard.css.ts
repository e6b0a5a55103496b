import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight, lineHeight, vars } from '@/styles/theme';

/** The reading face: at this size the display face's 3 and 5 are easily taken for each other. */
export const figure = style({
  fontSize: fontSize.cardTitle,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.snug,
  color: vars.color.ink,
});

export const onFoot = style({
  display: 'none',
  selectors: { '[data-order="on-foot"] &': { display: 'block' } },
});
