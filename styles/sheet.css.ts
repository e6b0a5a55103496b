import { globalStyle } from '@vanilla-extract/css';
import { inBase } from './in-layer';

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
globalStyle('h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } });
// In the base layer, as their sizes on screens: classes name others.
globalStyle('html h2', inBase({ '@media': { print: { fontSize: '1.6rem' } } }));
globalStyle('html h3', inBase({ '@media': { print: { fontSize: '1.2rem' } } }));
