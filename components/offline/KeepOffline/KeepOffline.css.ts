import { globalStyle, style } from '@vanilla-extract/css';
import { figures, vars } from '@/styles/theme';

export const progress = style({ width: 'min(100%, 28rem)', ...figures });

globalStyle(`${progress} progress`, { width: '100%', accentColor: vars.color.accent });
