import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { at, fontSize, headerHeight, media, space, vars } from '@/styles/theme';

export const section = at(media.desktop, {
  gridTemplateColumns: '7fr 5fr',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  columnGap: `clamp(${space.xl}, 4vw, ${space.huge})`,
  selectors: { '&:nth-child(even)': { gridTemplateColumns: '5fr 7fr' } },
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

export const point = style({
  paddingTop: space.s,
  borderTop: `3px solid ${vars.color.lamp}`,
  fontSize: fontSize.lead,
  lineHeight: '1.4',
});

export const sources = style({ alignSelf: 'center', color: vars.color.onBandMuted });
globalStyle(`${sources} a`, { color: 'inherit' });
