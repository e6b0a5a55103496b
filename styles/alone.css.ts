/** Printing a page that shows a plan or a pocket guide prints that, and nothing else of the page. */
import { globalStyle } from '@vanilla-extract/css';

const sheet = ':is([data-plan-document], [data-pocket-sheet])';
const printed = `body:has(${sheet})`;
globalStyle(`${printed} *:not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`${printed}, ${printed} :has(${sheet})`, {
  '@media': {
    print: {
      display: 'block !important',
      margin: '0 !important',
      padding: '0 !important',
      maxWidth: 'none !important',
    },
  },
});
