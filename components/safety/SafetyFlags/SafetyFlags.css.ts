import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { textStyle } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const flags = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const flag = style({
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  paddingTop: space.m,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const drawing = style({ width: '100%', height: 'auto', maxWidth: '11rem' });

export const name = style({ ...textStyle.cardTitle, marginBottom: space.xs });
