import { globalStyle, style } from '@vanilla-extract/css';
import { closeOnPaper } from '@/styles/print.css';
import { measure, media, space } from '@/styles/theme';

export const words = style({
  maxWidth: measure.prose,
  '@media': {
    [media.desktop]: { maxWidth: 'none', columnCount: 2, columnGap: space.huge },
    print: { maxWidth: 'none', fontSize: '7pt' },
  },
});
globalStyle(`${words} > *`, { marginBottom: space.m, breakInside: 'avoid' });

export const attribution = style([closeOnPaper, { paddingTop: space.m }]);
