import { style } from '@vanilla-extract/css';

/** Breaks after its @; elsewhere only where half of it alone is wider than the screen, greatly enlarged. */
export const address = style({
  minWidth: 0,
  overflowWrap: 'break-word',
  wordBreak: 'normal',
  hyphens: 'none',
});
