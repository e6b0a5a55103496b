import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { plainOnPaper } from '@/styles/print.css';
import { media, space, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';
import { gap, grid } from '../CardGrid/CardGrid.css';

const base = uiStyle({
  paddingBlock: space.section,
  '@media': { print: { paddingBlock: space.s } },
});
const tinted = style([base, plainOnPaper]);

export const section = styleVariants({
  paper: [base],
  sunken: [tinted, inUi({ background: vars.color.sunken })],
  band: [
    tinted,
    inUi({
      background: vars.color.band,
      color: vars.color.onBand,
      vars: { [vars.color.focus]: vars.color.lamp },
    }),
  ],
});

for (const ground of ['paper', 'sunken', 'band'] as const) {
  globalStyle(`${section[ground]} + ${section[ground]}`, inUi({ paddingTop: 0 }));
}

/** Its lead begins where a card below it does: the last of three, or the third of four. */
export const header = uiStyle({
  marginBottom: space.l,
  breakAfter: 'avoid',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: 'end',
      columnGap: gap,
      selectors: {
        [`&:has(~ ${grid.four})`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

globalStyle(
  `${header} > h2, ${header}:has(~ ${grid.four}) > p`,
  inUi({ '@media': { [media.desktop]: { gridColumn: 'span 2' } } }),
);
