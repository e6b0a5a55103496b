import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '@/styles/theme';

export const sheet = style({});
/** Its first section goes on in the ink of the hero. */
globalStyle(`${sheet}${sheet}`, { '@media': { screen: { paddingTop: 0 } } });

export const board = style({ '@media': { screen: { paddingBottom: space.xl } } });

export const stops = style({
  '@media': { [media.desktop]: { columnCount: 2, columnGap: space.huge } },
});
