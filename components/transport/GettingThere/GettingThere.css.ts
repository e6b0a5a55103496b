import { style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';

/** Two columns where a page has room for them. */
export const parts = style({
  columnGap: space.xxl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
});

export const way = style({ paddingInlineStart: '2.25rem', position: 'relative' });

export const icon = style({
  position: 'absolute',
  insetInlineStart: 0,
  fontSize: '1.25rem',
  color: vars.color.sea,
});
