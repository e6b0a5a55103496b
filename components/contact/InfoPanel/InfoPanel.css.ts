import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.m,
  paddingTop: space.m,
  borderTop: `3px solid ${vars.color.ink}`,
});

export const points = style({
  listStyle: 'disc',
  paddingInlineStart: '1.1em',
  display: 'grid',
  gap: space.xs,
});
