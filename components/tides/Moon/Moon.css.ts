/** A drawing, with colours of its own. */
import { style } from '@vanilla-extract/css';
import { ink } from '@/styles/theme';

/** Its rim shows a full moon on paper. */
export const dark = style({ fill: ink.slate, stroke: ink.slate });
export const lit = style({ fill: '#F2E6C2' });

export const picture = style({
  width: '1.35em',
  height: '1.35em',
  printColorAdjust: 'exact',
});
