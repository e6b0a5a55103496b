import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const screen = style({
  paddingBlock: space.section,
  minHeight: '60vh',
  alignContent: 'center',
});
