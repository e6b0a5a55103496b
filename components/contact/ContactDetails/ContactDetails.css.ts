import { style } from '@vanilla-extract/css';
import { columns as twoColumns } from '@/components/details/columns';
import { media } from '@/styles/theme';

export const columns = style({
  '@media': { [media.desktop]: { ...twoColumns, alignItems: 'start' } },
});
