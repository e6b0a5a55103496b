import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, textStyle, vars } from '@/styles/theme';

export const panel = style({ height: '100%', padding: `clamp(${space.m}, 2.5vw, ${space.xl})` });

export const now = style({ columnGap: space.m });

export const sun = style({ fontSize: '2.6rem', color: vars.color.lamp });

export const temperature = style({ ...textStyle.title, lineHeight: '1' });

/** Round this panel and the tide's. */
export const conditions = style({
  background: vars.color.surface,
  border: `2px solid ${vars.color.lineStrong}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
  },
});

globalStyle(`${conditions} section`, { border: 'none' });
