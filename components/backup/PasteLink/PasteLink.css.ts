import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const form = style({ display: 'grid', gap: space.s });
