import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const screen = style({
  display: 'grid',
  gap: space.l,
  justifyItems: 'start',
  paddingBlock: space.section,
  minHeight: '60vh',
  alignContent: 'center',
});
