import { style } from '@vanilla-extract/css';

export const printedAt = style({ '@media': { screen: { display: 'none' } } });
