import { style } from '@vanilla-extract/css';

export const code = style({
  display: 'block',
  width: 'min(100%, 60vh)',
  height: 'auto',
  marginInline: 'auto',
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
});
