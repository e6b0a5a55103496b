import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

/** Holds its height while the code is on its way. */
export const days = style({ minHeight: '50vh', marginBottom: space.huge });

export const failure = style({ display: 'grid', justifyItems: 'start', gap: space.m });
