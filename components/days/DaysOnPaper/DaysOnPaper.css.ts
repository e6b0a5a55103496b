import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight, space, vars } from '@/styles/theme';

const edge = `clamp(${space.m}, 4vw, ${space.xxl})`;

export const days = style({
  padding: `${space.xl} ${edge}`,
  borderTop: `6px solid ${vars.color.accent}`,
  printColorAdjust: 'exact',
});

export const day = style({
  marginTop: space.l,
  paddingTop: space.m,
  borderTop: `2px solid ${vars.color.lineStrong}`,
});

export const head = style({ breakInside: 'avoid', breakAfter: 'avoid' });

export const list = style({ padding: 0, listStyle: 'none' });

export const stop = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  paddingBlock: space.s,
  borderTop: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

export const about = style({ fontWeight: fontWeight.regular });

export const nameLink = style({ color: 'inherit', textDecoration: 'none' });

export const time = style({ flexBasis: '4.5rem' });

/** Beside the time where there is room for a word of eight letters, else below it. */
export const what = style({ flex: '1 1 6rem', minWidth: 0 });

export const way = style({ flexBasis: '100%', paddingBottom: space.xs });

export const note = style({
  paddingInlineStart: space.s,
  borderInlineStart: `3px solid ${vars.color.lamp}`,
  whiteSpace: 'pre-line',
});

export const small = style({ fontSize: fontSize.small, lineHeight: '1.45' });
