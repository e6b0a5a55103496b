import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { fontSize, measure, space, touchTarget } from '@/styles/tokens';
import { voice } from '@/styles/voices';

export const offer = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(6rem, 13rem) minmax(12rem, 1fr)', gap: space.l },
  },
});

/** The sheet in little: its edge, the art, and the band with its title. */
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
  ...voice.cardTitle,
  display: 'block',
  padding: `${space.xs} ${space.xxs}`,
  fontSize: fontSize.small,
  textAlign: 'center',
});

export const words = style({ maxWidth: measure.prose });

export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget });
