import { style, styleVariants } from '@vanilla-extract/css';
import { measure, space, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';

const base = uiStyle({ display: 'grid', gap: space.s, maxWidth: measure.prose });

export const list = styleVariants({
  sentences: [base],
  words: [
    base,
    inUi({
      width: '100%',
      columnGap: space.l,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    }),
  ],
});

export const point = uiStyle({ gridTemplateColumns: 'auto minmax(0, 1fr)' });

export const bullet = style({ color: vars.color.sea });
