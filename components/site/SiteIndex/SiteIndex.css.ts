import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const columns = style({
  columns: '18rem',
  columnGap: space.huge,
  columnRule: `1px solid ${vars.color.line}`,
});

export const group = style({
  breakInside: 'avoid',
  paddingBottom: space.xl,
});

export const heading = style({
  ...textStyle.subheading,
  paddingBlock: `${space.s} ${space.xs}`,
  borderTop: `3px solid ${vars.color.ink}`,
});

export const list = style({ display: 'grid' });
