import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { inUi } from '@/styles/in-layer';
import { measure, space } from '@/styles/tokens';

const base = style(inUi({ display: 'grid', gap: space.s, maxWidth: measure.prose }));

export const list = styleVariants({
  sentences: [base],
  /** Short points, side by side where there is room. */
  words: [
    base,
    inUi({
      width: '100%',
      columnGap: space.l,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    }),
  ],
});

export const point = style(
  inUi({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.s }),
);

export const bullet = style({ marginTop: '0.2em', color: vars.color.sea });
