import { style } from '@vanilla-extract/css';
import { space } from '@/styles/theme';

export const list = style({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
  gap: `${space.xxl} ${space.xl}`,
});
