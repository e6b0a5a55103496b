import { style } from '@vanilla-extract/css';
import { fontWeight, space, vars } from '@/styles/theme';

export const fix = style({
  padding: `clamp(${space.m}, 2.5vw, ${space.xl})`,
  background: vars.color.surface,
  border: `3px solid ${vars.color.lineStrong}`,
});

/** The reading face: letters and figures of a reference must not be taken for each other. */
export const grid = style({
  fontSize: 'clamp(2.2rem, 1.5rem + 4vw, 4rem)',
  fontWeight: fontWeight.bold,
  lineHeight: '1.1',
  letterSpacing: '0.02em',
  fontVariantNumeric: 'lining-nums',
});

export const large = style({ fontSize: 'clamp(1.3rem, 1.1rem + 1vw, 1.9rem)', lineHeight: '1.3' });
