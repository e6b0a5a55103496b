import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

export const picture = style({
  width: '100%',
  height: 'auto',
  padding: space.xs,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});

export const legend = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
});
