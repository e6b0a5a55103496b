import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontWeight, measure, space } from '@/styles/tokens';

export const ways = style({ display: 'grid', gap: space.m, width: '100%' });

export const way = style({
  paddingInlineStart: '2.25rem',
  position: 'relative',
  maxWidth: measure.prose,
});

export const mode = style({ fontWeight: fontWeight.bold });

export const sign = style({
  position: 'absolute',
  insetInlineStart: 0,
  fontSize: '1.25rem',
  color: vars.color.sea,
});
