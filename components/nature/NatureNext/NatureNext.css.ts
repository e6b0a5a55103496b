import { globalStyle, style } from '@vanilla-extract/css';
import { measure, space } from '@/styles/tokens';

export const list = style({});

export const wide = style({});
globalStyle(`${wide} ${list}`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: `${space.l} ${space.xl}`,
  maxWidth: 'none',
});

export const line = style({ marginTop: space.l });

export const method = style({ maxWidth: measure.prose, marginTop: space.l });
