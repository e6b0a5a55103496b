import { style } from '@vanilla-extract/css';

export const badges = style({
  '@container': {
    '(max-width: 14rem)': { display: 'grid', justifyItems: 'start', minHeight: '3.75rem' },
  },
});
