import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, space, vars } from '@/styles/theme';

export const form = style({ maxWidth: '34rem', marginTop: space.xs });

export const line = style({ alignItems: 'end' });
globalStyle(`${line} > :first-child`, { flex: '1 1 11rem' });
globalStyle(`${line}:has([aria-invalid="true"])`, { alignItems: 'center' });
globalStyle(`${line} [id$="-error"]`, { color: vars.color.lamp });

export const note = style({ fontSize: fontSize.small, color: vars.color.onBandMuted });

export const link = style({ color: vars.color.onBand });
