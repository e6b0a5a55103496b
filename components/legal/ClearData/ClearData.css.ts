import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const answers = style({ justifyContent: 'flex-end', marginTop: space.l });
