import { globalStyle, style } from '@vanilla-extract/css';
import { at, media, space } from '@/styles/theme';

export const sheet = style({});
/** Its first section goes on in the ink of the hero. */
globalStyle(`${sheet}${sheet}`, { '@media': { screen: { paddingTop: 0 } } });

export const board = at('screen', { paddingBottom: space.xl });

/** Side by side; what is open takes all the room, for its columns of times. */
export const lines = at(`screen and ${media.desktop}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.l,
});

globalStyle(`${lines} > [open]`, { gridColumn: '1 / -1' });

export const stops = at(media.desktop, { columnCount: 2, columnGap: space.huge });
