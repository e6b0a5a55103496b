import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { layer } from '@/styles/layers.css';
import { fontWeight, radius, space } from '@/styles/tokens';

const base = style({
  '@layer': {
    [layer.ui]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      padding: `${space.s} ${space.m}`,
      borderRadius: radius.small,
      borderInlineStart: '4px solid currentColor',
      fontWeight: fontWeight.medium,
    },
  },
});

export const status = styleVariants({
  success: [
    base,
    {
      '@layer': {
        [layer.ui]: { background: vars.color.successGround, color: vars.color.success },
      },
    },
  ],
  problem: [
    base,
    { '@layer': { [layer.ui]: { background: vars.color.dangerGround, color: vars.color.danger } } },
  ],
  plain: [
    base,
    { '@layer': { [layer.ui]: { background: vars.color.sunken, color: vars.color.ink } } },
  ],
});

export type StatusTone = keyof typeof status;
