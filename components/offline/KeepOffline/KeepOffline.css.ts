import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { figures } from '@/styles/text-styles';

export const progress = style({ width: 'min(100%, 28rem)', ...figures });

globalStyle(`${progress} progress`, { width: '100%', accentColor: vars.color.accent });
