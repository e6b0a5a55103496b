/** What things stand on and between: lines, frames and folds. */
import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { vars } from './contract.css';
import { inUtility } from './in-layer';
import { fontWeight, space, touchTarget } from './tokens';

export const rule = styleVariants({
  /** Opens a part of a page. */
  strong: [inUtility({ borderTop: `3px solid ${vars.color.ink}` })],
  above: [inUtility({ borderTop: `1px solid ${vars.color.line}` })],
  below: [inUtility({ borderBottom: `1px solid ${vars.color.line}` })],
});

/** A name above what it stands for. */
export const underlined = style(
  inUtility({ paddingBottom: space.xs, borderBottom: `3px solid ${vars.color.ink}` }),
);

const bordered = { background: vars.color.surface, border: `1px solid ${vars.color.line}` };

export const surface = styleVariants({
  plain: [inUtility(bordered)],
  /** A margin of paper, as round a print. */
  framed: [inUtility({ ...bordered, padding: space.xs })],
});

/** What opens a fold. */
export const summary = style(
  inUtility({
    minHeight: touchTarget,
    padding: `${space.s} 0 ${space.s} 1em`,
    textIndent: '-1em',
    color: vars.color.link,
    fontWeight: fontWeight.bold,
    cursor: 'pointer',
    selectors: {
      '&::marker': { content: '"+\u2002" / ""' },
      'details[open] > &::marker': { content: '"–\u2002" / ""' },
    },
  }),
);

const roomy = `print, ${media.tablet}`;

/** Open wherever there is room, and on paper. */
export const foldOnPhone = style({
  selectors: {
    '&::details-content': {
      '@media': { [roomy]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

/** What opens it, where it can be opened. */
export const foldTitle = style({
  '@supports': {
    'selector(::details-content)': {
      '@media': { [roomy]: { display: 'none' } },
    },
  },
});
