import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { ink, measure, space, touchTarget } from '@/styles/tokens';

export const offer = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(6rem, 13rem) minmax(12rem, 1fr)', gap: space.l },
  },
});

/** The sheet in little: its paper edge, the art, and the band without lettering. */
export const sheet = style({
  display: 'block',
  width: '100%',
  maxWidth: '13rem',
  padding: '0.4rem',
  background: ink.paper,
  border: `1px solid ${vars.color.line}`,
});

export const art = style({ display: 'block', width: '100%', height: 'auto' });

export const band = style({ display: 'block', height: '1.5rem' });

export const words = style({ maxWidth: measure.prose });

export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget });
