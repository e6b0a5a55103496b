import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { headerHeight, space } from '@/styles/tokens';

export const section = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      columnGap: `clamp(${space.xl}, 4vw, ${space.huge})`,
      selectors: { '&:nth-child(even)': { gridTemplateColumns: '5fr 7fr' } },
    },
  },
});

const inSight: StyleRule = { position: 'sticky', top: `calc(${headerHeight} + ${space.m})` };
const withRoom = `${media.desktop} and ${media.tall}`;

const besideText: StyleRule = {
  gridColumn: 1,
  selectors: { [`${section}:nth-child(even) > &`]: { gridColumn: 2 } },
};

export const art = style({ position: 'relative', '@media': { [media.desktop]: besideText } });

export const body = style({
  '@media': {
    [withRoom]: inSight,
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      selectors: { [`${section}:nth-child(even) > &`]: { gridColumn: 1 } },
    },
  },
});

export const facts = style({
  '@media': { [media.desktop]: besideText, [withRoom]: inSight },
});
