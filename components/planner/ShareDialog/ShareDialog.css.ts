import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const body = style({ display: 'grid', gap: space.m });

export const code = style({
  display: 'block',
  width: 'min(100%, 60vh)',
  height: 'auto',
  marginInline: 'auto',
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
});
