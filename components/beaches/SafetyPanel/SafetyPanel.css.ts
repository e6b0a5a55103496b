import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, space } from '@/styles/tokens';

export const point = style({
  paddingTop: space.s,
  borderTop: `3px solid ${vars.color.lamp}`,
  fontSize: fontSize.lead,
  lineHeight: '1.4',
});

export const sources = style({ alignSelf: 'center', color: vars.color.onBandMuted });
globalStyle(`${sources} a`, { color: 'inherit' });
