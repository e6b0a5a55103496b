import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const slot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
