import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const content = style({ paddingBlock: space.xs });
