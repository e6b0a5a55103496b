import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const backup = style({ marginTop: space.xl });
