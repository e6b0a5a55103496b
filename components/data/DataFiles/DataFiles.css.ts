import { globalStyle, style } from '@vanilla-extract/css';
import { at, measure, media, space } from '@/styles/theme';

export const file = at(media.desktop, {
  gridTemplateColumns: '2fr minmax(0, 3fr)',
  columnGap: space.xl,
});
globalStyle(`${file} > :not(h3)`, {
  maxWidth: measure.prose,
  '@media': { [media.desktop]: { gridColumn: 2 } },
});

globalStyle(`${file} a`, { overflowWrap: 'anywhere' });

export const words = style({
  display: 'grid',
  gap: `${space.s} ${space.huge}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${words} > p`, { maxWidth: measure.prose });
