import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const backup = style({
  display: 'grid',
  gap: space.s,
  marginTop: space.xl,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
