import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { fontSize, space, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';

const base = uiStyle({
  gap: `${space.xxs} ${space.m}`,
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});

export const facts = styleVariants({
  line: [base, inUi({ display: 'flex', flexWrap: 'wrap' })],
  column: [
    base,
    inUi({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      '@media': { print: { gridTemplateColumns: 'repeat(3, auto)' } },
    }),
  ],
});

export const fact = uiStyle({ display: 'inline-flex', alignItems: 'start', gap: '0.4em' });

globalStyle(`${fact} > svg`, inUi({ marginTop: '0.2em' }));
globalStyle(`${fact} > span`, inUi({ minWidth: 0 }));
