import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const steps = style({ paddingBlock: space.l });
