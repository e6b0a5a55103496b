import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { inUi } from '@/styles/in-layer';
import { textStyle } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

const base = style(
  inUi({
    display: 'grid',
    gap: `clamp(${space.m}, 2vw, ${space.xl})`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const grid = styleVariants({
  even: [
    base,
    inUi({
      '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    }),
  ],
  four: [
    base,
    inUi({
      '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    }),
  ],
  lead: [
    base,
    inUi({
      '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    }),
  ],
  rhythm: [
    base,
    inUi({
      '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
    }),
  ],
});

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
const lastOfTwo = `${grid.even}:not([data-swiped]) > &:last-child:nth-child(odd of &), ${grid.lead} > &:last-child:nth-child(even)`;

export const cell = style(
  inUi({
    minWidth: 0,
    scrollSnapAlign: 'start',
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
  }),
);

const inRow = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(62vw, 19rem)',
  gap: space.s,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingInline: space.gutter,
  scrollPaddingInline: space.gutter,
  paddingBlock: space.xxs,
} as const;

const screens = { few: 'screen and (width < 64rem)', many: 'screen' } as const;

/**
 * A row to swipe, out to both edges, one and a half cards to the screen of a phone; on paper all of
 * them. A few stand beside each other where there is room.
 */
export const swipe = styleVariants(screens, (screen) => [
  style(
    inUi({
      '@media': {
        [screen]: inRow,
        [`${screen} and ${media.motion}`]: { scrollBehavior: 'smooth' },
      },
    }),
  ),
]);

export const rowButtons = styleVariants(screens, (screen) => [
  style(
    inUi({
      display: 'none',
      justifyContent: 'flex-end',
      gap: space.xs,
      '@media': { [`${screen} and (scripting: enabled)`]: { display: 'flex' } },
    }),
  ),
]);

export const more = style(inUi({ columns: '22rem', columnGap: space.huge }));

export const moreHeading = style(
  inUi({ ...textStyle.subheading, paddingBlock: `${space.section} ${space.m}` }),
);
