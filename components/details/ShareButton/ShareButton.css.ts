import { style } from '@vanilla-extract/css';

/** Hidden without JavaScript. */
export const share = style({
  display: 'contents',
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

/** A line of its own below the buttons, once there is something to say. */
export const outcome = style({
  flexBasis: '100%',
  selectors: { '&:not(:has(a))': { position: 'absolute' } },
});

export const address = style({ userSelect: 'all', overflowWrap: 'anywhere' });
