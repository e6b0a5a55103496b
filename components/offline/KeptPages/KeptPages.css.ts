import { style } from '@vanilla-extract/css';

export const list = style({ maxWidth: '40rem' });

export const link = style({ display: 'flex' });
