import { style } from '@vanilla-extract/css';
import { measure, space } from '@/styles/tokens';

export const backup = style({
  display: 'grid',
  gap: space.s,
  maxWidth: measure.prose,
  marginTop: space.xl,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
