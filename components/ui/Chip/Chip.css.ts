import { style } from '@vanilla-extract/css';
import { layer } from '@/styles/layers.css';
import { fontSize, radius, space } from '@/styles/tokens';

export const list = style({
  '@layer': { [layer.ui]: { display: 'flex', flexWrap: 'wrap', gap: space.xs } },
});

export const together = style({
  // They part only where a line is too short for both, as with large text.
  '@layer': { [layer.ui]: { display: 'flex', flexWrap: 'wrap', gap: space.xs } },
});

export const chip = style({
  '@layer': {
    [layer.ui]: {
      padding: '0.2em 0.75em',
      border: '1px solid currentColor',
      borderRadius: radius.pill,
      fontSize: fontSize.small,
      lineHeight: '1.5',
    },
  },
});
