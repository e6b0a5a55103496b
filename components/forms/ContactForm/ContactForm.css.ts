import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '@/styles/theme';

export const form = style({ display: 'grid', gap: space.l });

globalStyle(`${form} textarea`, { height: '20rem' });

export const send = style({ justifySelf: 'start' });

export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
