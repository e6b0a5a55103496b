import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

export const slip = style({
  maxWidth: '40rem',
  padding: `${space.m} ${space.l}`,
  borderInlineStart: `6px solid ${vars.color.lamp}`,
});

/** Has the height of most slips before the browser knows what to say: the narrower, the more lines. */
export const pending = style({
  minHeight: `calc(clamp(13.5rem, 25rem - 29vw, 18.5rem) - 2 * ${space.m} - 2px)`,
});

export const line = style({ minHeight: '1.6em', textWrap: 'pretty' });
