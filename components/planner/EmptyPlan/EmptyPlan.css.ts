import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { space } from '@/styles/tokens';

/** A luggage label that nobody has written on yet. */
export const label = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  padding: `clamp(${space.l}, 5vw, ${space.huge})`,
  background: vars.color.surface,
  border: `2px dashed ${vars.color.lineStrong}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr auto', columnGap: space.xxl },
  },
});

export const words = style({ ...voice.lead, maxWidth: '40ch', color: vars.color.inkMuted });

export const sign = style({
  display: 'none',
  color: vars.color.accent,
  fontSize: 'clamp(5rem, 12vw, 9rem)',
  alignSelf: 'center',
  '@media': { [media.tablet]: { display: 'block', gridArea: '1 / 2 / span 3' } },
});
