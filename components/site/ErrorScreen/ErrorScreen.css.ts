import { style } from '@vanilla-extract/css';
import { spots } from '@/content/spots';
import { imageUrl, nightOf } from '@/lib/images/images';
import { media, space } from '@/styles/theme';

export const screen = style({
  paddingBlock: space.section,
  minHeight: '60vh',
  alignContent: 'center',
});

const picture = (name: string) => `url("${imageUrl(name)}")`;

/** From the styles, because the addresses of pictures are too many for a script. */
export const art = style({
  maxWidth: '24rem',
  aspectRatio: '3 / 2',
  background: `${picture(spots.nothingFound)} center / cover`,
  '@media': {
    [`screen and ${media.dark}`]: {
      backgroundImage: picture(nightOf(spots.nothingFound) ?? spots.nothingFound),
    },
  },
});
