import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const days = style({ minHeight: '50vh', marginBottom: space.l });
