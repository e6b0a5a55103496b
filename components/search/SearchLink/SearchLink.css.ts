import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';
import { zIndex } from '@/styles/layers.css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

const slip = style({
  position: 'absolute',
  insetInlineEnd: space.gutter,
  top: '100%',
  zIndex: zIndex.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.m}`,
  maxWidth: `calc(100vw - 2 * ${space.gutter})`,
  padding: `${space.xs} ${space.m}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
});

export const notice = styleVariants({
  /** Appears only if loading takes long. */
  open: [slip, { animation: `${appear} 1ms 400ms backwards` }],
  failed: [slip],
});

export const action = style({
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
