import { globalStyle, style } from '@vanilla-extract/css';
import { measure } from '@/styles/tokens';

export const section = style({});

globalStyle(`${section} > p`, { maxWidth: measure.prose });
