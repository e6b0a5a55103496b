import { globalStyle, style } from '@vanilla-extract/css';
import { at, media, space } from '@/styles/theme';

export const sheet = style({});
/** Its first section goes on in the ink of the hero. */
globalStyle(`${sheet}${sheet}`, { '@media': { screen: { paddingTop: 0 } } });

export const board = at('screen', { paddingBottom: space.xl });

export const lines = style({});
/** What is open takes all the room, for its columns of times. */
globalStyle(`${lines} > [open]`, { gridColumn: '1 / -1' });

export const stops = at(media.desktop, { columnCount: 2, columnGap: space.huge });
