import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const body = style({ display: 'grid', gap: space.m });

/** As large as the screen allows: the other phone's camera looks at it from a hand's breadth. */
export const code = style({
  display: 'block',
  width: 'min(100%, 60vh)',
  height: 'auto',
  marginInline: 'auto',
  // Scanners want black on white, whatever the theme.
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
});
