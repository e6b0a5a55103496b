import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.xl}`,
  color: vars.color.ink,
});

export const keySample = style({ flex: 'none', width: '2.5rem', height: '0.75rem' });
