import { globalStyle, style } from '@vanilla-extract/css';
import { figures, space, vars } from '@/styles/theme';
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

export const progress = style({ width: 'min(100%, 28rem)', ...figures });
globalStyle(`${progress} progress`, { width: '100%', accentColor: vars.color.accent });

export const list = style({ maxWidth: '40rem' });

export const link = style({ display: 'flex', borderBottom: `1px solid ${vars.color.line}` });
