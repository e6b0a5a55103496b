import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { space } from '@/styles/tokens';

export const grid = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const wayFrom = style({ display: 'grid', gap: space.xs, alignContent: 'start' });
