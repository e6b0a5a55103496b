import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { figures } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  padding: `clamp(${space.m}, 2.5vw, ${space.xl})`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.m}`,
});

globalStyle(`${panel} th, ${panel} td`, {
  padding: `${space.xxs} ${space.l} ${space.xxs} 0`,
  textAlign: 'start',
  ...figures,
});
