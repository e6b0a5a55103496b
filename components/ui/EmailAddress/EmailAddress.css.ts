import { style } from '@vanilla-extract/css';

/** Before the @, and after it: each whole, also at its hyphens, unless it is wider than the line. */
export const half = style({ display: 'inline-block', maxWidth: '100%', hyphens: 'none' });
