/** What differs on paper. Whatever else a component says of itself, these hold. */
import { style } from '@vanilla-extract/css';

const hidden = { display: 'none !important' };

export const screenOnly = style({ '@media': { print: hidden } });

/** What only a script can do: not on paper, and not without scripts. */
export const live = style({ '@media': { print: hidden, '(scripting: none)': hidden } });

/** What only a script can do, and paper keeps. */
export const byScript = style({ '@media': { '(scripting: none)': hidden } });

/** Folded on a screen. */
export const openInPrint = style({
  selectors: {
    '&::details-content': {
      '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

/** Stands on one sheet, and in one column. */
export const unbroken = style({ breakInside: 'avoid' });

/** Bands of ink cost toner: on paper their words stand on the sheet. */
export const plainOnPaper = style({
  '@media': { print: { background: 'none !important', color: 'inherit !important' } },
});
