import { style } from '@vanilla-extract/css';
import { media } from '@/styles/theme';

const roomy = `print, ${media.tablet}`;

export const fold = style({
  selectors: {
    '&::details-content': {
      '@media': { [roomy]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

export const title = style({
  '@supports': {
    'selector(::details-content)': {
      '@media': { [roomy]: { display: 'none' } },
    },
  },
});
