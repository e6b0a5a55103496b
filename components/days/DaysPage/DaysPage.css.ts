import { style } from '@vanilla-extract/css';
import { space } from '@/styles/theme';

export const days = style({ minHeight: '50vh', marginBottom: space.l });
