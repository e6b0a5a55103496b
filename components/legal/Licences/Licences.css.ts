import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, fontWeight, space } from '@/styles/tokens';

export const list = style({ display: 'grid', gap: space.s, width: '100%' });

export const name = style({ fontWeight: fontWeight.bold, overflowWrap: 'anywhere' });

export const holder = style({
  display: 'block',
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const text = style({
  display: 'grid',
  gap: space.s,
  paddingTop: space.m,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});
