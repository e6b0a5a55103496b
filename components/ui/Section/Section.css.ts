import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { plainOnPaper } from '@/styles/print.css';
import { media, space, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';

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

export const header = uiStyle({
  marginBottom: space.l,
  breakAfter: 'avoid',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      alignItems: 'end',
      columnGap: space.xxl,
    },
  },
});

export const intro = uiStyle({ maxWidth: '58ch' });
