import { style } from '@vanilla-extract/css';

/** Breaks within a word only if half of it is wider than the screen. */
export const address = style({ minWidth: 0, hyphens: 'none' });

export const hyphen = style({ whiteSpace: 'nowrap' });
