import { style } from '@vanilla-extract/css';
import { columns as twoColumns } from '@/components/details/columns';
import { media } from '@/styles/breakpoints';
import { textStyle } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const columns = style({
  display: 'grid',
  gap: space.xxl,
  '@media': {
    [media.desktop]: {
      ...twoColumns,
      alignItems: 'start',
    },
  },
});

export const heading = style({ ...textStyle.subheading, marginBottom: space.m });

export const line = style({ display: 'block' });

export const map = style({ marginTop: space.l });

export const panels = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
