import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { space } from '@/styles/tokens';

export const story = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '6fr 6fr',
      columnGap: `clamp(${space.xl}, 5vw, ${space.huge})`,
      alignItems: 'center',
    },
  },
});

export const art = style({
  '@media': { [media.desktop]: { selectors: { [`${story}:nth-child(even) > &`]: { order: 2 } } } },
});
