import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { measure, space } from '@/styles/tokens';

export const feed = style({ display: 'grid', gap: space.l, justifyItems: 'start' });

export const words = style({ maxWidth: measure.prose });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.m });

export const address = style({ display: 'grid', gap: space.s, width: '100%', maxWidth: '44rem' });

export const row = style({
  display: 'grid',
  alignItems: 'end',
  gap: space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});

/** What only a script can do is not offered without one. */
export const scripted = style({
  justifySelf: 'start',
  '@media': { '(scripting: none)': { display: 'none' } },
});
