import { style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';
import { zIndex } from '@/styles/layers.css';

export const notice = style({
  position: 'fixed',
  insetInlineStart: space.gutter,
  bottom: space.gutter,
  zIndex: zIndex.raised,
  maxHeight: '33dvh',
  overflowY: 'auto',
  maxWidth: `calc(100vw - 2 * ${space.gutter})`,
  padding: `${space.s} ${space.m}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
});
