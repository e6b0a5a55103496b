import { style } from '@vanilla-extract/css';

/** As high as the eight rows that are not there yet. */
export const pending = style({ minHeight: '26rem' });
