import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { layer } from '@/styles/layers.css';
import { space, touchTarget } from '@/styles/tokens';

export const checkbox = style({
  '@layer': {
    [layer.ui]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      minHeight: touchTarget,
      lineHeight: '1.2',
      cursor: 'pointer',
    },
  },
});

export const box = style({
  '@layer': {
    [layer.ui]: {
      flex: 'none',
      width: '1.25rem',
      height: '1.25rem',
      accentColor: vars.color.accent,
    },
  },
});
