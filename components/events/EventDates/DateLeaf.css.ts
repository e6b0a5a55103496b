import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight, space } from '@/styles/tokens';
import { leafPaper } from './leaf-paper';

export const leaf = style({
  ...leafPaper,
  display: 'grid',
  justifyItems: 'center',
  gap: '0.2rem',
  minWidth: '3.75rem',
  padding: `${space.s} ${space.xs} ${space.xs}`,
});

export const day = style({
  // The reading face: at this size the display face's 3 and 5 are easily taken for each other.
  fontWeight: fontWeight.bold,
  fontSize: '1.9rem',
});

export const small = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  letterSpacing: '0.1em',
  textTransform: 'uppercase',
});
