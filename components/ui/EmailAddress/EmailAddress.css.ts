import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';

/** Stays in one line, also at its hyphens. Not a box, which a screen reader would part with a space. */
export const whole = style({
  whiteSpace: 'nowrap',
  '@media': { [media.enlarged]: { whiteSpace: 'normal' } },
});
