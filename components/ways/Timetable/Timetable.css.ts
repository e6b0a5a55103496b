import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { fontSize, fontWeight, space } from '@/styles/tokens';

/** Wide tables scroll by themselves, by touch and by keyboard. */
export const scroller = style({ overflowX: 'auto', width: '100%' });

export const table = style({
  width: '100%',
  minWidth: '34rem',
  borderTop: `3px solid ${vars.color.ink}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { print: { fontSize: '8.5pt', minWidth: 0 } },
});

export const caption = style({
  textAlign: 'start',
  paddingBottom: space.s,
  color: vars.color.inkMuted,
});

export const head = style({
  ...voice.imprint,
  textAlign: 'start',
  verticalAlign: 'bottom',
  padding: `${space.xs} ${space.m} ${space.xs} 0`,
  borderBottom: `1px solid ${vars.color.ink}`,
});

export const cell = style({
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space.xs} ${space.m} ${space.xs} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: fontWeight.regular,
});

export const name = style([cell, { fontWeight: fontWeight.bold, minWidth: '9rem' }]);

export const times = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s}` });

export const quiet = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.color.inkMuted,
});
