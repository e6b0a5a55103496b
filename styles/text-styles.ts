import type { StyleRule } from '@vanilla-extract/css';
import { fontFamily } from './contract.css';
import { fontSize, fontWeight, lineHeight } from './tokens';

const display = {
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.heading,
  textWrap: 'balance',
  fontVariantNumeric: 'lining-nums',
} satisfies StyleRule;

/** Above some 48 px; smaller, the letters would run into each other. */
const tight = { letterSpacing: '-0.018em' } satisfies StyleRule;

export const figures = { fontKerning: 'none' } satisfies StyleRule;

export const textStyle = {
  poster: {
    ...display,
    ...tight,
    fontSize: fontSize.poster,
    lineHeight: lineHeight.poster,
  },
  title: { ...display, ...tight, fontSize: fontSize.title, lineHeight: '1' },
  heading: { ...display, fontSize: fontSize.heading },
  subheading: { ...display, fontSize: fontSize.subheading },
  cardTitle: { ...display, fontSize: fontSize.cardTitle, lineHeight: '1.15' },
  lead: { fontSize: fontSize.lead, lineHeight: '1.5' },
  imprint: {
    fontFamily: fontFamily.body,
    fontSize: fontSize.small,
    fontWeight: fontWeight.bold,
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
    lineHeight: lineHeight.snug,
  },
} as const satisfies Record<string, StyleRule>;
