import { style } from '@vanilla-extract/css';
import { needsScript } from '@/components/forms/forms.css';

export const share = style([
  needsScript,
  { display: 'contents', '@media': { print: { display: 'none' } } },
]);

export const outcome = style({
  flexBasis: '100%',
  selectors: { '&:not(:has(a))': { position: 'absolute' } },
});

export const address = style({ userSelect: 'all', overflowWrap: 'anywhere' });
