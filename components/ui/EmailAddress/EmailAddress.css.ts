import { style } from '@vanilla-extract/css';

/** Breaks within a word only where half of it alone is wider than the screen, greatly enlarged. */
export const address = style({ minWidth: 0, hyphens: 'none' });

/** No line ends at this hyphen. */
export const hyphen = style({ whiteSpace: 'nowrap' });
