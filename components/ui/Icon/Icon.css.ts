import { style } from '@vanilla-extract/css';
import { layer } from '@/styles/layers.css';

export const icon = style({
  '@layer': {
    [layer.ui]: {
      width: '1.25em',
      height: '1.25em',
      flex: 'none',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
});
