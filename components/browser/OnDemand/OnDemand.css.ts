import { style } from '@vanilla-extract/css';

export const failure = style({ gridColumn: '1 / -1' });
