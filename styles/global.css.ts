import { globalStyle } from '@vanilla-extract/css';
import './themes.css';
import { inBase, inReset } from './in-layer';
import {
  focusRing,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  textStyle,
  vars,
} from './theme';

// A grid that names no columns has one, as wide as itself: a long word breaks in it, and no wider.
globalStyle(
  '*, *::before, *::after',
  inReset({ boxSizing: 'border-box', margin: 0, padding: 0, gridAutoColumns: 'minmax(0, 1fr)' }),
);
// Where parts are as wide as they need to be, too.
globalStyle(':where(p, h2, h3, li, a, button)', inReset({ maxWidth: '100%' }));
globalStyle('ul[class], ol[class]', inReset({ listStyle: 'none' }));
globalStyle('img, picture, svg', inReset({ display: 'block', maxWidth: '100%' }));
globalStyle('button, input, select, textarea', inReset({ font: 'inherit', color: 'inherit' }));
globalStyle(
  'button',
  inReset({ background: 'none', border: 0, borderRadius: 0, cursor: 'pointer' }),
);
globalStyle('fieldset', inReset({ border: 0, minInlineSize: 0 }));
globalStyle('table', inReset({ borderCollapse: 'collapse' }));
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(
  'html',
  inBase({
    colorScheme: 'light dark',
    background: vars.color.ground,
    color: vars.color.ink,
    fontFamily: fontFamily.body,
    fontSize: '100%',
    lineHeight: lineHeight.body,
    textSizeAdjust: '100%',
    // The sticky header must not cover what a fragment points at.
    scrollPaddingTop: '6rem',
  }),
);
// Not for the keyboard: a page that moves on meanwhile would stop short of what has the focus.
globalStyle(
  'html:not(:has(:focus-visible:not([href^="#"])))',
  inBase({ '@media': { [media.motion]: { scrollBehavior: 'smooth' } } }),
);
globalStyle(
  'body',
  inBase({
    fontSize: fontSize.body,
    '@media': { screen: { minHeight: '100vh' } },
    // Never `anywhere`: a column's smallest width would be a letter, and times and words fall apart.
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
  }),
);
globalStyle('h1', inBase(textStyle.title));
globalStyle('h2', inBase(textStyle.heading));
globalStyle('h3', inBase(textStyle.subheading));
// Not on list items: WebKit crashes on cards in them when a screen turns (container queries).
globalStyle('b, strong', inBase({ fontWeight: fontWeight.bold }));
globalStyle('p, dd', inBase({ textWrap: 'pretty' }));
globalStyle(
  'a',
  inBase({
    color: vars.color.link,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  }),
);
// A thumb hits more than the letters; lines stay where they are.
globalStyle('a:not([class])', inBase({ paddingBlock: '0.25em' }));
globalStyle('a[href^="tel:"]:not([class])', inBase({ display: 'inline-block' }));
globalStyle('a:hover', inBase({ textDecorationThickness: '2px' }));
globalStyle(':focus-visible', inBase(focusRing));
// Forced colours take grounds and colours of edges away: what is current has an edge of its own.
globalStyle(
  ':where(a[aria-current], button[aria-current="true"], button[aria-pressed="true"])',
  inBase({
    '@media': {
      [media.forcedColors]: { outline: '3px solid Highlight', outlineOffset: '-3px' },
    },
  }),
);
globalStyle('::selection', { background: vars.color.lamp, color: '#12263A' });

/** Every page on paper is a sheet of A4: what it says, without what only a screen can do. */
// Not among the properties that the compiler knows.
const sheet = { size: 'A4', margin: '11mm 15mm' };
globalStyle('@page', sheet);

globalStyle('html', {
  '@media': { print: { background: '#fff', color: '#000', fontSize: '11pt' } },
});
// The plan sets its own sizes.
globalStyle('html:not(:has([data-plan-document]))', {
  '@media': { print: { fontSize: '8.5pt', lineHeight: '1.35' } },
});

const controls = [
  'nav',
  'button:not([role="gridcell"] > *)',
  'input',
  'select',
  'textarea',
  'label',
  'legend',
  'summary:not(:has(h3))',
  '[role="status"]',
  '[aria-labelledby="take-along"]',
  'p:has(+ [aria-labelledby="take-along"])',
  '#gallery',
  '#nature',
  '#nearby',
  '#poster',
  '#where-am-i',
  '#subscribe',
  '#months',
  '#method > * > :first-child',
];
globalStyle(`:is(${controls.join(', ')})`, { '@media': { print: { display: 'none !important' } } });
globalStyle('h2, h3, h4', { breakAfter: 'avoid' });
// In the base layer, as their sizes on screens: classes name others.
globalStyle('html h2', inBase({ '@media': { print: { fontSize: '1.6rem' } } }));
globalStyle('html h3', inBase({ '@media': { print: { fontSize: '1.2rem' } } }));
