import { globalStyle, style } from '@vanilla-extract/css';
import { measure, media, space } from '@/styles/theme';

export const words = style({
  maxWidth: measure.prose,
  '@media': {
    [media.desktop]: { maxWidth: 'none', columnCount: 2, columnGap: space.huge },
    print: { maxWidth: 'none', fontSize: '7pt' },
  },
});
globalStyle(`${words} > *`, { marginBottom: space.m, breakInside: 'avoid' });
globalStyle(`${words} > :not(:last-child)`, {
  '@media': { print: { display: 'none' } },
});

export const attribution = style({
  '@media': { print: { fontSize: 'inherit', paddingTop: 0, border: 0 } },
  paddingTop: space.m,
});
