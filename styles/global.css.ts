import { globalStyle } from '@vanilla-extract/css';
import './themes.css';
import { media } from './breakpoints';
import { fontFamily, vars } from './contract.css';
import { focusRing } from './focus';
import { layer } from './layers.css';
import { voice } from './voices';
import { fontSize, lineHeight } from './tokens';

globalStyle('*, *::before, *::after', {
  '@layer': { [layer.reset]: { boxSizing: 'border-box', margin: 0, padding: 0 } },
});
globalStyle('ul[class], ol[class]', { '@layer': { [layer.reset]: { listStyle: 'none' } } });
globalStyle('img, picture, svg', {
  '@layer': { [layer.reset]: { display: 'block', maxWidth: '100%' } },
});
globalStyle('button, input, select, textarea', {
  '@layer': { [layer.reset]: { font: 'inherit', color: 'inherit' } },
});
globalStyle('button', {
  '@layer': {
    [layer.reset]: { background: 'none', border: 0, borderRadius: 0, cursor: 'pointer' },
  },
});
globalStyle('fieldset', { '@layer': { [layer.reset]: { border: 0, minInlineSize: 0 } } });
globalStyle('table', { '@layer': { [layer.reset]: { borderCollapse: 'collapse' } } });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('html', {
  '@layer': {
    [layer.base]: {
      colorScheme: 'light dark',
      background: vars.color.ground,
      color: vars.color.ink,
      fontFamily: fontFamily.body,
      fontSize: '100%',
      lineHeight: lineHeight.body,
      textSizeAdjust: '100%',
      // The sticky header must not cover what a fragment points at.
      scrollPaddingTop: '6rem',
      '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
    },
  },
});
globalStyle('body', {
  '@layer': {
    [layer.base]: {
      fontSize: fontSize.body,
      minHeight: '100vh',
      overflowWrap: 'break-word',
      // In letters of twice their size on a phone, a long word may break before a page grows wide.
      '@media': { [media.enlarged]: { overflowWrap: 'anywhere' } },
      WebkitFontSmoothing: 'antialiased',
    },
  },
});
globalStyle('h1', { '@layer': { [layer.base]: voice.title } });
globalStyle('h2', { '@layer': { [layer.base]: voice.heading } });
globalStyle('h3', { '@layer': { [layer.base]: voice.subheading } });
globalStyle('p, li, dd', { '@layer': { [layer.base]: { textWrap: 'pretty' } } });
globalStyle('a', {
  '@layer': {
    [layer.base]: {
      color: vars.color.link,
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
  },
});
// A thumb hits more than the letters; lines stay where they are.
globalStyle('a:not([class])', { '@layer': { [layer.base]: { paddingBlock: '0.25em' } } });
globalStyle('a[href^="tel:"]', {
  '@layer': {
    [layer.base]: {
      whiteSpace: 'nowrap',
      '@media': { [media.enlarged]: { whiteSpace: 'normal' } },
    },
  },
});
globalStyle('a:hover', { '@layer': { [layer.base]: { textDecorationThickness: '2px' } } });
globalStyle(':focus-visible', { '@layer': { [layer.base]: focusRing } });
globalStyle('::selection', { background: vars.color.lamp, color: '#12263A' });

globalStyle('html', {
  '@media': { print: { background: '#fff', color: '#000', fontSize: '11pt' } },
});
