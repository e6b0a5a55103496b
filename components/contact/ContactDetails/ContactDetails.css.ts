import { style } from '@vanilla-extract/css';
import { columns as twoColumns } from '@/components/details/columns';
import { media } from '@/styles/breakpoints';
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
