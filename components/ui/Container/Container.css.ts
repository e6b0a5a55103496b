import { uiStyle } from '@/styles/in-layer';
import { measure, space } from '@/styles/theme';

export const container = uiStyle({
  width: '100%',
  maxWidth: `calc(${measure.page} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  '@media': { print: { paddingInline: 0 } },
});
