import { style } from '@vanilla-extract/css';
import { space, textStyle, vars } from '@/styles/theme';

export const panel = style({ height: '100%', padding: `clamp(${space.m}, 2.5vw, ${space.xl})` });

export const now = style({ columnGap: space.m });

export const sun = style({ fontSize: '2.6rem', color: vars.color.lamp });

export const temperature = style({ ...textStyle.title, lineHeight: '1' });
