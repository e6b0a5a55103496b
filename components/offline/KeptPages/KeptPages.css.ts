import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/theme';

export const list = style({ maxWidth: '40rem' });

export const link = style({
  display: 'flex',
  borderBottom: `1px solid ${vars.color.line}`,
});
