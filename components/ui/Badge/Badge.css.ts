import { styleVariants } from '@vanilla-extract/css';
import { fontSize, fontWeight, radius, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';

const base = uiStyle({
  display: 'inline-block',
  padding: '0.15em 0.6em',
  borderRadius: radius.small,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  lineHeight: '1.5',
  whiteSpace: 'nowrap',
  // Colours go in forced-colours mode; the edge stays.
  border: '1px solid transparent',
  printColorAdjust: 'exact',
});

export const badge = styleVariants(vars.badge, (tone) => [
  base,
  inUi({ background: tone.ground, color: tone.text }),
]);

export type BadgeTone = keyof typeof badge;
