import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';

const shown = { contentVisibility: 'visible', blockSize: 'auto' } as const;
const roomy = [media.tablet, media.print];

export const fold = style({
  selectors: {
    '&::details-content': { '@media': Object.fromEntries(roomy.map((one) => [one, shown])) },
  },
});

export const title = style({
  '@supports': {
    'selector(::details-content)': {
      '@media': Object.fromEntries(roomy.map((one) => [one, { display: 'none' }])),
    },
  },
});
