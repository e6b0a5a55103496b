import { style } from '@vanilla-extract/css';

/** Reserves the height of eight rows. */
export const pending = style({ minHeight: '26rem' });
