/** A drawing, with colours of its own. */
import { style } from '@vanilla-extract/css';
import { ink } from '@/styles/theme';

export const dark = style({ fill: ink.slate });
export const lit = style({ fill: '#F2E6C2' });

export const picture = style({
  width: '1.35em',
  height: '1.35em',
  printColorAdjust: 'exact',
});
