import { globalStyle, style } from '@vanilla-extract/css';
import { at, media, space } from '@/styles/theme';

export const sheet = style({});
/** Its first section goes on in the ink of the hero. */
globalStyle(`${sheet}${sheet}`, { '@media': { screen: { paddingTop: 0 } } });

export const board = at('screen', { paddingBottom: space.xl });

export const stops = at(media.desktop, { columnCount: 2, columnGap: space.huge });
