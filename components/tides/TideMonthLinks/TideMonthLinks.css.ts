import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { fontFamily, vars } from '@/styles/contract.css';
import { fontWeight, space, touchTarget } from '@/styles/tokens';

export const list = style({
  display: 'grid',
  gap: `0 ${space.l}`,
  // The twelve of a year end in whole rows.
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
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
