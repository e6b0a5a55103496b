import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';
import { prose, stack } from '@/styles/layout.css';

export const list = styleVariants({
  sentences: [stack.s, prose],
  words: [
    stack.s,
    prose,
    inUi({
      width: '100%',
      columnGap: space.l,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    }),
  ],
});

export const point = uiStyle({ gridTemplateColumns: 'auto minmax(0, 1fr)' });

export const bullet = style({ color: vars.color.sea });
