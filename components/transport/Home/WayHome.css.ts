import { style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';

export const slip = style({
  maxWidth: '40rem',
  padding: `${space.m} ${space.l}`,
  borderInlineStart: `6px solid ${vars.color.lamp}`,
  // Nothing is printed in the place of an answer that has not come.
  selectors: { '&:has([aria-busy=true])': { '@media': { print: { display: 'none' } } } },
});

/** Has the height of most slips before the browser knows what to say: the narrower, the more lines. */
export const pending = style({
  minHeight: `calc(clamp(13.5rem, 25rem - 29vw, 18.5rem) - 2 * ${space.m} - 2px)`,
});
