import { style } from '@vanilla-extract/css';
import { bullet } from '@/components/ui/PointList/PointList.css';
import { space } from '@/styles/theme';

/** Two columns where a page has room for them. */
export const parts = style({
  columnGap: space.xxl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
});

export const way = style({ paddingInlineStart: '2.25rem', position: 'relative' });

export const icon = style([bullet, { position: 'absolute', insetInlineStart: 0, height: '1lh' }]);
