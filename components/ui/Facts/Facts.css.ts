import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '@/styles/theme';
import { inUi } from '@/styles/in-layer';
import { align, wordRow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';

export const facts = styleVariants({
  line: [wordRow, text.quiet],
  column: [
    text.quiet,
    inUi({
      display: 'grid',
      gap: `${space.xxs} ${space.m}`,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
      '@media': { print: { gridTemplateColumns: 'repeat(3, auto)' } },
    }),
  ],
});

export const fact = style([align.top, inUi({ display: 'inline-flex', gap: '0.4em' })]);
