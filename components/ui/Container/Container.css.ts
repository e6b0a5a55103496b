import { style } from '@vanilla-extract/css';
import { layer } from '@/styles/layers.css';
import { measure, space } from '@/styles/tokens';

export const container = style({
  '@layer': {
    [layer.ui]: {
      width: '100%',
      maxWidth: `calc(${measure.page} + 2 * ${space.gutter})`,
      marginInline: 'auto',
      paddingInline: space.gutter,
    },
  },
});
