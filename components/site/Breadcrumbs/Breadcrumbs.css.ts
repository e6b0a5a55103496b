import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

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
