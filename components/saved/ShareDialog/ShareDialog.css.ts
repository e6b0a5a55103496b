import { style } from '@vanilla-extract/css';
import { print } from '@/styles/theme';

export const code = style({
  width: 'min(100%, 60vh)',
  height: 'auto',
  marginInline: 'auto',
  background: print.white,
  fill: print.black,
  forcedColorAdjust: 'none',
});
