import { styleVariants } from '@vanilla-extract/css';
import { media, space } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';

export const gap = `clamp(${space.m}, 2vw, ${space.xl})`;

const base = uiStyle({
  display: 'grid',
  gap,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const columns = { even: 3, four: 4, lead: 6, two: 2 } as const;

export const grid = styleVariants(columns, (count) => [
  base,
  inUi({
    '@media': { [media.desktop]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  }),
]);

const lastOfLead = [
  // Two are left over.
  ':nth-last-child(2):nth-child(3n + 2)',
  ':nth-last-child(1):nth-child(3n)',
  // One is: the last four go two by two.
  ':nth-last-child(4):nth-child(3n + 2)',
  ':nth-last-child(3):nth-child(3n)',
  ':nth-last-child(2):nth-child(3n + 1)',
  ':nth-last-child(1):nth-child(3n + 2)',
].map((selector) => `${grid.lead} > &:not(:first-child)${selector}`);

/** Of two in a row, the one that is left over takes the whole of the last. */
const lastOfTwo = `${grid.even}:not([data-swiped]) > &:last-child:nth-child(odd of &), ${grid.lead} > &:last-child:nth-child(even)`;

export const cell = uiStyle({
  minWidth: 0,
  scrollSnapAlign: 'start',
  selectors: {
    [`${grid.lead} > &:first-child`]: {
      '@media': { [`screen and ${media.tablet}`]: { gridColumn: '1 / -1' } },
    },
    [`${grid.lead} > &:not(:first-child)`]: {
      '@media': { [media.desktop]: { gridColumn: 'span 2' } },
    },
    [lastOfTwo]: {
      '@media': { [`screen and ${media.tabletOnly}`]: { gridColumn: '1 / -1' } },
    },
    [lastOfLead.join(', ')]: {
      '@media': { [media.desktop]: { gridColumn: 'span 3' } },
    },
  },
});

const inRow = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(max(62vw, 13.5rem), 84vw, 19rem)',
  gap: space.s,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingInline: space.gutter,
  scrollPaddingInline: space.gutter,
  paddingBlock: space.xxs,
} as const;

const below = 'screen and (width < 64rem)';

/** A row to swipe, one and a half cards to a phone's screen; on a desk and on paper all of them. */
export const swipe = uiStyle({
  '@media': {
    [below]: inRow,
    [`${below} and ${media.motion}`]: { scrollBehavior: 'smooth' },
  },
});

export const rowButtons = uiStyle({
  display: 'none',
  justifyContent: 'flex-end',
  gap: space.xs,
  '@media': { [`${below} and (scripting: enabled)`]: { display: 'flex' } },
});

export const more = uiStyle({ columns: '22rem', columnGap: space.huge });

export const moreHeading = uiStyle({ paddingBlock: `${space.section} ${space.m}` });
