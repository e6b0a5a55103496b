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
  /** A wide one that leads, the others three in a row; what is left over shares the last rows. */
  lead: [
    base,
    {
      '@layer': {
        [layer.ui]: {
          '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
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

/** Those that would stand alone, or with a gap beside them, in the last row of three. */
const lastOfLead = [
  // Two are left over.
  ':nth-last-child(2):nth-child(3n + 2)',
  ':nth-last-child(1):nth-child(3n)',
  // One is: the last four go two by two.
  ':nth-last-child(4):nth-child(3n + 2)',
  ':nth-last-child(3):nth-child(3n)',
  ':nth-last-child(2):nth-child(3n + 1)',
  ':nth-last-child(1):nth-child(3n + 2)',
].map((place) => `${grid.lead} > &:not(:first-child)${place}`);

/**
 * Where two stand in a row, the one that is left over takes the whole of the last. What stands
 * across an even grid is no cell and not counted.
 */
const lastOfTwo = `${grid.even} > &:last-child:nth-child(odd of &), ${grid.lead} > &:last-child:nth-child(even)`;

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
        [`${grid.lead} > &:first-child`]: {
          '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
        },
        [`${grid.lead} > &:not(:first-child)`]: {
          '@media': { [media.desktop]: { gridColumn: 'span 2' } },
        },
        [lastOfTwo]: {
          '@media': { [media.tabletOnly]: { gridColumn: '1 / -1' } },
        },
        [lastOfLead.join(', ')]: {
          '@media': { [media.desktop]: { gridColumn: 'span 3' } },
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
