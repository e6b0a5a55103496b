import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/styles/theme';

export const conditions = style({
  background: vars.color.surface,
  border: `2px solid ${vars.color.lineStrong}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
  },
});

globalStyle(`${conditions} section`, { border: 'none' });
