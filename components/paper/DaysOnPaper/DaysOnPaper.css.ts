import { style } from '@vanilla-extract/css';
import { edge } from '../PlanDocument/PlanDocument.css';
import { closeRow, padBlock } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { rule } from '@/styles/surfaces.css';
import { fontSize, space, vars } from '@/styles/theme';

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

export const head = style({ breakInside: 'avoid', breakAfter: 'avoid', paddingBottom: space.s });

export const stop = style([closeRow.m, padBlock.s, rule.above, unbroken]);

export const time = style({ flexBasis: '4.5rem' });

export const way = style({ flexBasis: '100%', paddingBottom: space.xs });

export const note = style({
  paddingInlineStart: space.s,
  borderInlineStart: `3px solid ${vars.color.lamp}`,
  whiteSpace: 'pre-line',
});

export const small = style({ fontSize: fontSize.small, lineHeight: '1.45' });
