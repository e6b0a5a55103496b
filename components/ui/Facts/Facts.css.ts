import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { layer } from '@/styles/layers.css';
import { fontSize, space } from '@/styles/tokens';

export const facts = style({
  '@layer': {
    [layer.ui]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space.xxs} ${space.m}`,
      fontSize: fontSize.small,
      color: vars.color.inkMuted,
    },
  },
});

export const fact = style({
  '@layer': {
    [layer.ui]: { display: 'inline-flex', alignItems: 'start', gap: '0.4em' },
  },
});

// The sign stands beside the first line of several.
globalStyle(`${fact} > svg`, { '@layer': { [layer.ui]: { marginTop: '0.2em' } } });
