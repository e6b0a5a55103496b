import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
