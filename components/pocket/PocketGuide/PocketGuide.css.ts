import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const guide = style({ display: 'grid', gap: space.m, marginTop: space.l });
