import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { layer } from '@/styles/layers.css';
import { measure, space } from '@/styles/tokens';

const base = style({
  '@layer': { [layer.ui]: { display: 'grid', gap: space.s, maxWidth: measure.prose } },
});

export const list = styleVariants({
  /** Sentences, one under the other. */
  sentences: [base],
  /** A few words each, side by side where there is room. */
  words: [
    base,
    {
      '@layer': {
        [layer.ui]: {
          width: '100%',
          columnGap: space.l,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
        },
      },
    },
  ],
});

export const point = style({
  '@layer': {
    [layer.ui]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.s },
  },
});

/** On the first line's middle, however large the text is. */
export const sign = style({ marginTop: '0.2em', color: vars.color.sea });
