import { globalStyle, style } from '@vanilla-extract/css';
import { fontWeight, media, space, textStyle, vars } from '@/styles/theme';
import { padAbove, padBelow, spaceBelow, stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { unbroken } from '@/styles/print.css';

/** On a line of its own where there is no room beside it at every minute. */
export const date = style({
  ...textStyle.subheading,
  flexBasis: '100%',
  color: vars.color.ink,
  '@media': { [media.tablet]: { flexBasis: 'auto' } },
});

export const time = style({ ...textStyle.title, color: vars.color.ink });

/** Has room for the three lines of a phone. */
export const sentence = style({ minHeight: '4.8em' });

/** Has room for the first things that fit, so that nothing moves when they come. */
export const whatFits = style({ '@media': { screen: { minHeight: '36rem' } } });

export const found = style({ '@media': { screen: { minHeight: '20rem' } } });

export const where = style({
  display: 'grid',
  gap: `${space.xs} ${space.m}`,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '20rem auto 1fr' } },
});

/** Panels of different heights, set in columns like a newspaper's. */
export const board = style({
  '@media': { [media.tablet]: { columnCount: 2, columnGap: space.xl } },
});

export const panelBody = style([stack.xs, padBelow.l]);

export const panel = style([stack.xs, rule.strong, padAbove.s, spaceBelow.xl, unbroken]);

export const panelName = style({ ...textStyle.cardTitle, display: 'inline' });

export const lines = style({ display: 'grid' });

globalStyle(`${lines} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  padding: `${space.xs} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'lining-nums',
});

globalStyle(`${lines} > li > span:nth-child(2)`, {
  fontWeight: fontWeight.bold,
  textAlign: 'end',
  marginInlineStart: 'auto',
});

globalStyle(`${lines} > li > span:nth-child(3)`, { flexBasis: '100%' });

export const form = style({
  alignItems: 'end',
  marginBlock: space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

globalStyle(`${form} > *`, { width: '100%' });

export const message = style({ minHeight: '1.6em', fontWeight: fontWeight.medium });

export const light = style({ marginBlock: space.m });

export const fits = style({
  marginBlock: space.m,
  '@media': {
    [`${media.desktop}, print`]: { gridTemplateColumns: '1fr 1fr', columnGap: space.xl },
  },
});

export const fit = style({ gap: space.xs, padding: space.m });

/** The buttons of two cards beside each other stand on one line. */
globalStyle(`${fit} > button`, { marginTop: 'auto' });

export const fitTime = style({ fontWeight: fontWeight.bold, fontVariantNumeric: 'lining-nums' });
