import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, measure, space, touchTarget } from '@/styles/tokens';

export const files = style({
  display: 'grid',
  gap: space.l,
  padding: 0,
  listStyle: 'none',
  maxWidth: measure.prose,
});

export const file = style({
  display: 'grid',
  gap: space.xxs,
  paddingTop: space.m,
  borderTop: `1px solid ${vars.color.line}`,
});

export const name = style({ fontSize: fontSize.cardTitle });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  overflowWrap: 'anywhere',
});

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });

export const words = style({ display: 'grid', gap: space.s, maxWidth: measure.prose });
