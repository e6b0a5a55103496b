import { style } from '@vanilla-extract/css';

export const outcome = style({
  flexBasis: '100%',
  selectors: { '&:not(:has(a))': { position: 'absolute' } },
});

export const address = style({ userSelect: 'all', overflowWrap: 'anywhere' });
