/** What differs on paper. Whatever else a component says of itself, these hold. */
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { at, space } from './theme';

const hidden = { display: 'none !important' };
const onPaper = (rule: StyleRule) => style({ '@media': { print: rule } });

export const screenOnly = onPaper(hidden);

/** What a screen says in another way. */
export const paperOnly = at('screen', hidden);

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
export const plainOnPaper = onPaper({
  background: 'none !important',
  color: 'inherit !important',
});

/** What has room to breathe on a screen. */
export const closeOnPaper = onPaper({
  gap: `${space.xxs} !important`,
  marginBlock: `${space.xxs} !important`,
  paddingBlock: `${space.xxs} !important`,
});

/** One below the other: a grid that breaks between columns lays its rows over each other. */
export const flowOnPaper = onPaper({ display: 'block !important' });
globalStyle(`${flowOnPaper} > *`, { '@media': { print: { marginBottom: space.xs } } });

/** Two columns, as in a newspaper. */
export const columnsOnPaper = style([
  flowOnPaper,
  { '@media': { print: { columns: '2 !important', columnGap: '8mm !important' } } },
]);
