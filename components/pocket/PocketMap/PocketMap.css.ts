import { style } from '@vanilla-extract/css';
import { fontWeight, ink, print } from '@/styles/theme';

export const map = style({ position: 'relative', overflow: 'hidden' });

export const drawing = style({ display: 'block', width: '100%', height: '100%' });

const lettering = style({
  position: 'absolute',
  fontWeight: fontWeight.bold,
  lineHeight: '3.4mm',
  whiteSpace: 'nowrap',
});

export const number = style([lettering, { width: '4mm', textAlign: 'center', color: print.white }]);

export const name = style([lettering, { color: ink.navy }]);
