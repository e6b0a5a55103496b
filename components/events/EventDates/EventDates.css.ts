import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontWeight, space, vars } from '@/styles/theme';

const base = style({
  justifySelf: 'start',
  padding: `${space.xs} ${space.s}`,
  lineHeight: '1',
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  display: 'block',
});

export const slip = styleVariants({
  coming: [base, { background: vars.color.accent, color: vars.color.onAccent }],
  past: [base, { background: vars.color.line }],
});
