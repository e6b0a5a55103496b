import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { fontSize, measure, space, touchTarget } from '@/styles/tokens';
import { textStyle } from '@/styles/text-styles';

export const offer = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 13rem) minmax(min(12rem, 55%), 1fr)',
      gap: space.l,
    },
  },
});

export const sheet = style({
  display: 'block',
  width: '100%',
  maxWidth: '13rem',
  padding: '0.4rem',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});

export const art = style({ display: 'block', width: '100%', height: 'auto' });

export const band = style({
  ...textStyle.cardTitle,
  display: 'block',
  padding: `${space.xs} ${space.xxs}`,
  fontSize: fontSize.small,
  textAlign: 'center',
});

export const words = style({ maxWidth: measure.prose });

export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget });
