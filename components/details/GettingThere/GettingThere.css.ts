import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/theme';

export const way = style({ paddingInlineStart: '2.25rem', position: 'relative' });

export const icon = style({
  position: 'absolute',
  insetInlineStart: 0,
  fontSize: '1.25rem',
  color: vars.color.sea,
});
