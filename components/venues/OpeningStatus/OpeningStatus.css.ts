import { style } from '@vanilla-extract/css';
import { radius, space } from '@/styles/theme';

/** Keeps its line before the browser knows what to say, so that nothing moves. */
export const status = style({ display: 'flex', alignItems: 'baseline', minHeight: '1.6em' });

export const marker = style({
  flex: 'none',
  width: '0.7em',
  height: '0.7em',
  marginInlineEnd: space.xs,
  border: '2px solid currentColor',
  borderRadius: radius.pill,
});

export const filled = style({ background: 'currentColor' });
