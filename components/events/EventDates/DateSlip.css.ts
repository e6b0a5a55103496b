import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight, space } from '@/styles/tokens';
import { leafPaper } from './leaf-paper';

export const slip = style({
  ...leafPaper,
  display: 'block',
  padding: `${space.xs} ${space.s}`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
});
