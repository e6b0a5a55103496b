import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { measure, space } from '@/styles/tokens';

export const backup = style({
  display: 'grid',
  gap: space.s,
  maxWidth: measure.prose,
  marginTop: space.xl,
  paddingTop: space.l,
  borderTop: `2px solid ${vars.color.lineStrong}`,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
