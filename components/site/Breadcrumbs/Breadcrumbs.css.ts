import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, space } from '@/styles/tokens';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.xs}`,
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  selectors: {
    '&:not(:last-child)::after': { content: '"/" / ""', color: vars.color.lineStrong },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  color: 'inherit',
});
