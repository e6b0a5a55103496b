import { style } from '@vanilla-extract/css';
import { fontWeight, space } from '@/styles/tokens';

export const noDates = style({ fontWeight: fontWeight.bold, marginBottom: space.m });

export const badges = style({
  '@container': {
    '(max-width: 14rem)': { display: 'grid', justifyItems: 'start', minHeight: '3.75rem' },
  },
});
