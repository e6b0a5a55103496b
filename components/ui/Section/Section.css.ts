import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { media, space, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';

const base = uiStyle({
  paddingBlock: space.section,
  '@media': { print: { paddingBlock: space.s } },
});

export const section = styleVariants({
  paper: [base],
  sunken: [
    base,
    inUi({
      background: vars.color.sunken,
      '@media': { print: { background: 'none' } },
    }),
  ],
  band: [
    base,
    inUi({
      background: vars.color.band,
      color: vars.color.onBand,
      vars: { [vars.color.focus]: vars.color.lamp },
      '@media': { print: { background: 'none', color: 'inherit' } },
    }),
  ],
});

for (const ground of ['paper', 'sunken', 'band'] as const) {
  globalStyle(`${section[ground]} + ${section[ground]}`, inUi({ paddingTop: 0 }));
}

export const header = uiStyle({
  marginBottom: space.l,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      alignItems: 'end',
      columnGap: space.xxl,
    },
  },
});

export const intro = uiStyle({ maxWidth: '58ch' });
