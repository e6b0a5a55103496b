import { style } from '@vanilla-extract/css';

/** A form that only a script can make something of stands back where there is none. */
export const needsScript = style({
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
