import { style } from '@vanilla-extract/css';
import { headerHeight, media, space } from '@/styles/theme';

export const section = style({
  columnGap: space.xxl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const title = style({
  '@media': {
    [media.desktop]: { top: `calc(${headerHeight} + ${space.m})`, alignSelf: 'start' },
    [`${media.desktop} and ${media.tall}`]: { position: 'sticky' },
  },
});
