import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  borderTop: `3px solid ${vars.color.ink}`,
  borderBottom: `1px solid ${vars.color.ink}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, auto)' } },
});

export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.xs,
  padding: `${space.l} ${space.m} ${space.l} 0`,
});
