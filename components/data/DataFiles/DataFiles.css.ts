import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { fontSize, measure, space, touchTarget } from '@/styles/tokens';

export const file = style({
  display: 'grid',
  gap: space.xxs,
  paddingTop: space.m,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '2fr minmax(0, 3fr)', columnGap: space.xl },
  },
});
globalStyle(`${file} > :not(h3)`, {
  maxWidth: measure.prose,
  '@media': { [media.desktop]: { gridColumn: 2 } },
});

export const name = style({ fontSize: fontSize.cardTitle });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  overflowWrap: 'anywhere',
});

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });

export const words = style({
  display: 'grid',
  gap: `${space.s} ${space.huge}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${words} > p`, { maxWidth: measure.prose });
