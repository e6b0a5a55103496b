import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { layer } from '@/styles/layers.css';
import { space } from '@/styles/tokens';

const base = style({
  '@layer': {
    [layer.ui]: {
      paddingBlock: space.section,
      '@media': { print: { paddingBlock: space.l } },
    },
  },
});

export const section = styleVariants({
  paper: [base],
  sunken: [base, { '@layer': { [layer.ui]: { background: vars.color.sunken } } }],
  band: [
    base,
    {
      '@layer': {
        [layer.ui]: {
          background: vars.color.band,
          color: vars.color.onBand,
          // The ring is of the band's own ink in the light theme.
          vars: { [vars.color.focus]: vars.color.lamp },
          '@media': { print: { background: 'none', color: 'inherit' } },
        },
      },
    },
  ],
});

// Two of one ground are one sheet: a single space parts them.
for (const ground of ['paper', 'sunken', 'band'] as const) {
  globalStyle(`${section[ground]} + ${section[ground]}`, {
    '@layer': { [layer.ui]: { paddingTop: 0 } },
  });
}

/** Heading to the left, what it means to the right, on one baseline. */
export const header = style({
  '@layer': {
    [layer.ui]: {
      display: 'grid',
      gap: space.m,
      marginBottom: space.xxl,
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: '7fr 5fr',
          alignItems: 'end',
          columnGap: space.xxl,
        },
      },
    },
  },
});

export const intro = style({ '@layer': { [layer.ui]: { maxWidth: '48ch' } } });

export const footer = style({
  '@layer': {
    [layer.ui]: { display: 'flex', flexWrap: 'wrap', gap: space.m, marginTop: space.xxl },
  },
});
