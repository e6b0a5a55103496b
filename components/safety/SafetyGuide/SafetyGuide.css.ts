import { globalStyle, style } from '@vanilla-extract/css';
import { at, fontFamily, fontSize, fontWeight, media, space, vars } from '@/styles/theme';

export const halves = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: `clamp(${space.xl}, 5vw, ${space.huge})`,
      gridTemplateRows: 'auto auto 1fr',
      alignItems: 'start',
    },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${halves} > *`, { '@media': { [media.desktop]: { gridRow: 'span 3' } } });

export const part = at(media.desktop, { gridTemplateRows: 'subgrid' });

export const steps = style({ counterReset: 'step' });

export const step = style({
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  paddingBlock: space.s,
  fontSize: fontSize.lead,
  lineHeight: '1.4',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    fontFamily: fontFamily.display,
    fontVariantNumeric: 'lining-nums',
    fontWeight: fontWeight.display,
    fontSize: '1.6em',
    lineHeight: '1',
    color: vars.color.sea,
  },
});

export const beaches = style({ columnGap: space.xl });

export const tide = style({ paddingTop: space.s, borderTop: `3px solid ${vars.color.lamp}` });

export const flag = style({ display: 'flex', flexWrap: 'wrap' });
globalStyle(`${flag} > div`, { flex: '1 1 9rem' });

export const drawing = style({
  width: '6.5rem',
  height: 'auto',
  '@media': { [media.desktop]: { width: '11rem' } },
});
