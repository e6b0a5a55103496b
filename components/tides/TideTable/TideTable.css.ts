import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { fontSize, fontWeight, space } from '@/styles/tokens';

/** Where a day's four tides stand below one another, and nothing need be scrolled for. */
const narrow = '(max-width: 30rem)';

/** Wide tables scroll by themselves, by touch and by keyboard. */
export const scroller = style({ overflowX: 'auto' });

export const table = style({
  width: '100%',
  minWidth: '38rem',
  borderTop: `3px solid ${vars.color.ink}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [narrow]: { minWidth: 0 }, print: { fontSize: '8.5pt', minWidth: 0 } },
});

export const caption = style({
  textAlign: 'start',
  paddingBottom: space.s,
  color: vars.color.inkMuted,
});

export const head = style({
  ...voice.imprint,
  textAlign: 'start',
  padding: `${space.xs} ${space.m} ${space.xs} 0`,
  borderBottom: `1px solid ${vars.color.ink}`,
  '@media': { [narrow]: { paddingInlineEnd: space.xs, letterSpacing: '0.06em' } },
});

export const cell = style({
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space.xs} ${space.m} ${space.xs} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: fontWeight.regular,
  '@media': { [narrow]: { paddingInlineEnd: space.xs }, print: { paddingBlock: '2px' } },
});

export const day = style([
  cell,
  {
    fontWeight: fontWeight.bold,
    whiteSpace: 'nowrap',
    '@media': { [narrow]: { whiteSpace: 'normal', minWidth: '3.5rem' } },
  },
]);

export const tides = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.l}` });

export const tide = style({ whiteSpace: 'nowrap', minWidth: '7.5rem' });

export const sun = style({
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { whiteSpace: 'normal' } },
});

export const high = style([tide, { fontWeight: fontWeight.bold }]);

export const quiet = style({ fontSize: fontSize.small, color: vars.color.inkMuted });
