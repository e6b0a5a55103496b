import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, fontWeight, space } from '@/styles/tokens';

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  paddingBlock: space.xs,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const picture = style({ flex: 'none', width: '4.5rem', aspectRatio: '3 / 2' });

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const name = style({ fontWeight: fontWeight.bold, flexGrow: 1 });

export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  fontSize: fontSize.small,
  color: vars.color.success,
});
