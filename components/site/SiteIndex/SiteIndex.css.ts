import { style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';

export const columns = style({
  columns: '18rem',
  columnGap: space.huge,
  columnRule: `1px solid ${vars.color.line}`,
});

export const heading = style({ paddingBlock: `${space.s} ${space.xs}` });
