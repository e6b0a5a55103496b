import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontWeight, radius, fontSize } from '@/styles/tokens';

/** Lies over the icon's shoulder, so that nothing moves when it comes. */
export const count = style({
  position: 'absolute',
  top: '0.15rem',
  left: '55%',
  minWidth: '1.3rem',
  paddingInline: '0.25rem',
  background: vars.color.accent,
  color: vars.color.onAccent,
  border: `1px solid ${vars.color.ground}`,
  borderRadius: radius.pill,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  lineHeight: '1.25rem',
  textAlign: 'center',
});
