import { style, styleVariants } from '@vanilla-extract/css';
import { fontFamily, vars } from '@/styles/contract.css';
import { media } from '@/styles/breakpoints';
import { fontWeight, print, space } from '@/styles/tokens';

export const pages = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const sheet = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: print.white,
  border: `1px solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
});

export const number = style({ color: vars.color.inkMuted, textAlign: 'center' });

export const face = styleVariants({
  display: { fontFamily: fontFamily.display, fontWeight: fontWeight.bold },
  body: { fontFamily: fontFamily.body, fontWeight: fontWeight.regular },
  bold: { fontFamily: fontFamily.body, fontWeight: fontWeight.display },
});
