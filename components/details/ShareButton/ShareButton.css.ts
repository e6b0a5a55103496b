import { style } from '@vanilla-extract/css';
import { boxless } from '@/styles/layout.css';
import { live } from '@/styles/print.css';

export const share = style([live, boxless]);

export const outcome = style({
  flexBasis: '100%',
  selectors: { '&:not(:has(a))': { position: 'absolute' } },
});

export const address = style({ userSelect: 'all', overflowWrap: 'anywhere' });
