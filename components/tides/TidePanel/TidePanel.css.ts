import { globalStyle, style } from '@vanilla-extract/css';
import { figures } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const panel = style({ padding: `clamp(${space.m}, 2.5vw, ${space.xl})` });

globalStyle(`${panel} th, ${panel} td`, {
  padding: `${space.xxs} ${space.l} ${space.xxs} 0`,
  textAlign: 'start',
  ...figures,
});
