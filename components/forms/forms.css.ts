import { style } from '@vanilla-extract/css';

/** Hidden without JavaScript. */
export const needsScript = style({
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
