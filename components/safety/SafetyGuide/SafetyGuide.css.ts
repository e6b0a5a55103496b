import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { fontFamily, vars } from '@/styles/contract.css';
import { fontSize, fontWeight, measure, space } from '@/styles/tokens';

export const halves = style({
  display: 'grid',
  gap: space.xxl,
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

export const part = style({
  display: 'grid',
  gap: space.l,
  breakInside: 'avoid',
  '@media': { [media.desktop]: { gridTemplateRows: 'subgrid' } },
});

export const steps = style({
  display: 'grid',
  alignContent: 'start',
  counterReset: 'step',
  maxWidth: measure.prose,
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.s,
  paddingBlock: space.s,
  borderBottom: `1px solid ${vars.color.line}`,
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

export const words = style({ display: 'grid', gap: space.m, marginTop: space.xl });

export const plain = style({ fontSize: fontSize.lead, fontWeight: fontWeight.bold });

export const beaches = style({
  display: 'grid',
  gap: space.xxl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.xl },
  },
});

export const beach = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  paddingTop: space.m,
  borderTop: `3px solid ${vars.color.ink}`,
  breakInside: 'avoid',
});

export const tide = style({
  display: 'grid',
  gap: space.xs,
  paddingTop: space.s,
  borderTop: `3px solid ${vars.color.lamp}`,
});
