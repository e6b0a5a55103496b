import { style } from '@vanilla-extract/css';

/** Breaks after its @, and nowhere else. */
export const address = style({ overflowWrap: 'normal', wordBreak: 'normal', hyphens: 'none' });
