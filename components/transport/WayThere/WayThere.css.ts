import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const buses = style({ display: 'grid', gap: space.xs });
