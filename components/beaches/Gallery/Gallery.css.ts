import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/theme';

export const frame = style({
  position: 'relative',
  display: 'block',
  cursor: 'zoom-in',
  ':hover': { borderColor: vars.color.lineStrong },
});
