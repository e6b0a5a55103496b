import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '@/styles/theme';

export const wide = style({});
globalStyle(`${wide} ul`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: `${space.l} ${space.xl}`,
  maxWidth: 'none',
});
