import { style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';

export const entry = style({ columnGap: space.s });

export const picture = style({ flex: 'none', width: '4.5rem', aspectRatio: '3 / 2' });

export const name = style({ flexGrow: 1 });

export const saved = style({ color: vars.color.success });
