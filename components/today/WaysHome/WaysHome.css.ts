import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { space } from '@/styles/tokens';

export const grid = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const wayFrom = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateRows: 'auto 1fr',
});

/** The last takes the whole row where it has no neighbour. */
const alone = `${wayFrom}:last-child:nth-child(odd)`;
globalStyle(alone, { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
globalStyle(`${alone} > div`, { maxWidth: 'none' });
