import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { fontFamily, vars } from './contract.css';
import { dark, light } from './palettes';

export const paper = style({ colorScheme: 'light' });

globalStyle(`:root, ${paper}`, { vars: assignVars(vars, light) });

globalStyle(':root', {
  vars: assignVars(fontFamily, {
    display: 'var(--font-display), "Iowan Old Style", Palatino, Georgia, serif',
    body: 'var(--font-body), "Gill Sans", "Gill Sans Nova", Calibri, "Trebuchet MS", sans-serif',
  }),
  '@media': {
    [`screen and ${media.dark}`]: { vars: assignVars(vars, dark) },
  },
});
