import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { fontSize, space } from '@/styles/tokens';

export const caption = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.s} ${space.gutter} ${space.s}`,
  '@media': { [media.tablet]: { paddingInline: space.xs } },
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});

export const key = style({
  display: 'grid',
  gap: space.xxs,
  color: vars.color.ink,
});

export const keyEntry = style({ display: 'flex', alignItems: 'center', gap: space.s });

export const keySample = style({ flex: 'none', width: '2.5rem', height: '0.75rem' });
