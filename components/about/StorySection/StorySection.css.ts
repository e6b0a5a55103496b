import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { measure, space } from '@/styles/tokens';

export const story = style({
  display: 'grid',
  gap: space.l,
  breakInside: 'avoid',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '6fr 6fr',
      columnGap: `clamp(${space.xl}, 5vw, ${space.huge})`,
      alignItems: 'center',
    },
  },
});

export const art = style({
  padding: space.xs,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { selectors: { [`${story}:nth-child(even) > &`]: { order: 2 } } } },
});

export const words = style({ display: 'grid', gap: space.m, maxWidth: measure.prose });
