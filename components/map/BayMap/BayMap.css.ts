import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, space } from '@/styles/tokens';

export const caption = style({
  display: 'grid',
  gap: space.s,
  marginBottom: space.xxl,
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.xl}`,
  color: vars.color.ink,
});

export const keyEntry = style({ display: 'flex', alignItems: 'center', gap: space.s });

export const keySample = style({ flex: 'none', width: '2.5rem', height: '0.75rem' });
