import { style } from '@vanilla-extract/css';
import { at, fontSize, media, space, vars } from '@/styles/theme';

export const steps = at(media.desktop, { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.l });

export const title = style({ fontSize: fontSize.cardTitle });

export const drawing = style({ maxWidth: '26rem', background: vars.color.sunken });
