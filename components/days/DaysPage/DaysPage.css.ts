import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

/** Holds its height while the code is on its way. */
export const days = style({ minHeight: '50vh', marginBottom: space.huge });
