import { style } from '@vanilla-extract/css';
import { duration, headerHeight, ink, scrim } from '@/styles/theme';
import { corner, touchSquare } from '@/styles/layout.css';

export const stage = style({
  position: 'absolute',
  inset: 0,
  minHeight: `calc(100svh - ${headerHeight})`,
  containerType: 'size',
  pointerEvents: 'none',
});

export const frame = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 'max(100cqw, 100cqh * 16 / 9)',
  aspectRatio: '16 / 9',
  border: 0,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${duration.reveal}`,
  selectors: { '&[data-playing="true"]': { opacity: 1 } },
});

export const pause = style([
  touchSquare,
  corner.bottom,
  { background: scrim.heavy, color: ink.paper },
]);
