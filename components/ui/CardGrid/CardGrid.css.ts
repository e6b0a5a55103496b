import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { layer } from '@/styles/layers.css';
import { voice } from '@/styles/voices';
import { space } from '@/styles/tokens';

const base = style({
  '@layer': {
    [layer.ui]: {
      display: 'grid',
      gap: `clamp(${space.m}, 2vw, ${space.xl})`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const grid = styleVariants({
  /** Three in a row where there is room. */
  even: [
    base,
    {
      '@layer': {
        [layer.ui]: {
          '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
        },
      },
    },
  ],
  /** Four in a row where there is room. */
  four: [
    base,
    {
      '@layer': {
        [layer.ui]: {
          '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
        },
      },
    },
  ],
  /** A wide and a narrow one, then the other way round: a wall of pictures, not a table. */
  rhythm: [
    base,
    {
      '@layer': {
        [layer.ui]: {
          '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
        },
      },
    },
  ],
});

/** One child of a grid; in a `rhythm` it takes its turn. */
export const cell = style({
  '@layer': {
    [layer.ui]: {
      minWidth: 0,
      selectors: {
        [`${grid.rhythm} > &:nth-child(4n + 1), ${grid.rhythm} > &:nth-child(4n + 4)`]: {
          '@media': { [media.desktop]: { gridColumn: 'span 7' } },
        },
        [`${grid.rhythm} > &:nth-child(4n + 2), ${grid.rhythm} > &:nth-child(4n + 3)`]: {
          '@media': { [media.desktop]: { gridColumn: 'span 5' } },
        },
      },
    },
  },
});

/** As many columns as fit. */
export const more = style({
  '@layer': { [layer.ui]: { columns: '22rem', columnGap: space.huge } },
});

export const moreHeading = style({
  '@layer': {
    [layer.ui]: { ...voice.subheading, paddingBlock: `${space.section} ${space.m}` },
  },
});
