import { style } from '@vanilla-extract/css';
import { columns as twoColumns } from '@/components/details/columns';
import { media, space } from '@/styles/theme';

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
