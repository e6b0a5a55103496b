import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '@/styles/theme';

/** Its first section begins at the distance from the hero that the sheet keeps. */
export const sheet = style({});
globalStyle(`${sheet} > :first-child`, { '@media': { screen: { paddingTop: 0 } } });

export const beside = style({
  '@media': { [media.desktop]: { gridTemplateColumns: '2fr 3fr', alignItems: 'start' } },
});

export const drawn = style({
  '@media': { [media.tabletOnly]: { gridTemplateColumns: '27rem 1fr' } },
});
globalStyle(`${drawn} > p`, {
  '@media': {
    [`${media.tabletOnly} and ${media.tall}`]: {
      position: 'sticky',
      top: '5.5rem',
      alignSelf: 'start',
    },
  },
});

export const stops = style({
  '@media': { [media.desktop]: { columnCount: 2, columnGap: space.huge } },
});
