import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { layer } from '@/styles/layers.css';
import { fontSize, space } from '@/styles/tokens';

const base = style({
  '@layer': {
    [layer.ui]: {
      gap: `${space.xxs} ${space.m}`,
      fontSize: fontSize.small,
      color: vars.color.inkMuted,
    },
  },
});

export const facts = styleVariants({
  /** As many to a line as it takes: short ones. */
  line: [base, { '@layer': { [layer.ui]: { display: 'flex', flexWrap: 'wrap' } } }],
  /** One to a line, and in columns where there is room: those of cards in a row stand level. */
  column: [
    base,
    {
      '@layer': {
        [layer.ui]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        },
      },
    },
  ],
});

export const fact = style({
  '@layer': {
    [layer.ui]: { display: 'inline-flex', alignItems: 'start', gap: '0.4em' },
  },
});

// The sign stands beside the first line of several.
globalStyle(`${fact} > svg`, { '@layer': { [layer.ui]: { marginTop: '0.2em' } } });
