import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { figures, media, space, textStyle, vars } from '@/styles/theme';

const base = style({
  display: 'grid',
  gap: `${space.m} ${space.xl}`,
  '@media': { [media.tablet]: { alignItems: 'center' } },
});

export const instrument = styleVariants({
  curve: [
    base,
    { '@container': { '(min-width: 38rem)': { gridTemplateColumns: 'minmax(11rem, 4fr) 8fr' } } },
  ],
  dial: [
    base,
    {
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'minmax(11rem, 4fr) minmax(0, 6fr)' },
        [media.wide]: { gridTemplateColumns: '3fr minmax(0, 7fr)' },
      },
    },
  ],
});

export const drawing = styleVariants({
  curve: { containerType: 'inline-size', minHeight: 'calc(clamp(10rem, 22vw, 12rem) + 1.65rem)' },
  dial: {
    minWidth: 0,
    minHeight: 'calc(100vw - 4.5rem + 3rem)',
    '@media': { [media.tablet]: { minHeight: 'calc(min(20rem, 50vw) + 1.5rem)' } },
  },
});

export const level = style({ ...textStyle.heading, fontVariantNumeric: 'lining-nums' });

/** Of a width that what it says does not change. */
export const reading = style({ flex: '1 1 11rem' });

/** Beside the level, or below it where there is no room. */
export const next = style({
  flex: '1 1 12rem',
  minWidth: 0,
  borderTop: `2px solid ${vars.color.ink}`,
});

export const row = style({ columnGap: `min(${space.s}, 3vw)`, ...figures });

globalStyle(`${row} > dt`, { flexGrow: 1 });

/** As high as with what comes by script. */
export const foot = style({
  minHeight: '1.8rem',
  '@media': { [media.tablet]: { gridColumn: '1 / -1', minHeight: '1.8rem' } },
});

export const panel = style({
  padding: `clamp(${space.m}, 2.5vw, ${space.xl})`,
  containerType: 'inline-size',
});
