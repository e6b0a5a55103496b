import { keyframes, style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';
import { zIndex } from '@/styles/layers.css';

export const notice = style({
  position: 'absolute',
  insetInlineEnd: space.gutter,
  top: '100%',
  zIndex: zIndex.raised,
  maxWidth: `calc(100vw - 2 * ${space.gutter})`,
  padding: `${space.xs} ${space.m}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
});

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Appears only if loading takes long. */
export const late = style({ animation: `${appear} 1ms 400ms backwards` });
