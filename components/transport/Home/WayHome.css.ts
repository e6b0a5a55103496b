import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

/** Nothing is printed in the place of an answer that has not come. */
const untilItComes = {
  '&:has([aria-busy=true])': { '@media': { print: { display: 'none' } } },
} as const;

export const slip = style({
  maxWidth: '40rem',
  padding: `${space.m} ${space.l}`,
  borderInlineStart: `6px solid ${vars.color.lamp}`,
  selectors: untilItComes,
});

/** Has the height of most slips before the browser knows what to say: the narrower, the more lines. */
export const pending = style({
  minHeight: `calc(clamp(13.5rem, 25rem - 29vw, 18.5rem) - 2 * ${space.m} - 2px)`,
});

export const line = style({ minHeight: '3.2em', textWrap: 'pretty', selectors: untilItComes });
