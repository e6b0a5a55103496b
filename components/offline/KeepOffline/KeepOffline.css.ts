import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { figures } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const keep = style({ display: 'grid', justifyItems: 'start', gap: space.m });

export const progress = style({
  display: 'grid',
  gap: space.xs,
  width: 'min(100%, 28rem)',
  ...figures,
});

globalStyle(`${progress} progress`, { width: '100%', accentColor: vars.color.accent });
