import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { measure, space } from '@/styles/tokens';

export const stack = style({ display: 'grid', gap: space.l, width: '100%' });

export const beside = style([
  stack,
  {
    gap: space.xl,
    '@media': { [media.desktop]: { gridTemplateColumns: '2fr 3fr', alignItems: 'start' } },
  },
]);

export const words = style({ maxWidth: measure.prose });

export const drawn = style([
  stack,
  {
    '@media': {
      [media.tabletOnly]: { gridTemplateColumns: '27rem 1fr' },
      print: { display: 'none' },
    },
  },
]);
globalStyle(`${drawn} > p`, {
  '@media': { [media.tabletOnly]: { position: 'sticky', top: '5.5rem', alignSelf: 'start' } },
});

export const openInPrint = style({
  selectors: {
    '&::details-content': {
      '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

/** Shown in place of the next buses, which need scripts and are of no use on paper. */
export const withoutScript = style([
  words,
  {
    display: 'none',
    '@media': { print: { display: 'block' }, '(scripting: none)': { display: 'block' } },
  },
]);

export const journey = style({
  paddingBlock: space.s,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: '1fr 2fr',
      columnGap: space.xl,
      alignItems: 'baseline',
    },
  },
});

export const entries = style([words, { display: 'grid', gap: space.m, alignContent: 'start' }]);

export const stops = style({
  '@media': { [media.desktop]: { columnCount: 2, columnGap: space.huge } },
});
