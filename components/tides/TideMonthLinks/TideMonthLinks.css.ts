import { style } from '@vanilla-extract/css';
import { fontFamily, vars } from '@/styles/contract.css';
import { fontWeight, space, touchTarget } from '@/styles/tokens';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: `0 ${space.l}`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingBlock: space.xs,
  borderBottom: `1px solid ${vars.color.line}`,
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.display,
  // Small enough for the longest month and its year on one line of a column.
  fontSize: '1.2rem',
  textDecoration: 'none',
  ':hover': { borderBottomColor: 'currentColor' },
});
