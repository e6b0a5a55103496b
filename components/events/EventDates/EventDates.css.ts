import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontWeight, space, fontSize } from '@/styles/tokens';
import { mark } from '../PastMark/PastMark.css';

const paper = style({
  background: vars.color.accent,
  color: vars.color.onAccent,
  lineHeight: '1',
  selectors: {
    // The ink of a leaf that was torn off long ago has faded.
    [`article:has(.${mark}) &`]: {
      background: vars.color.line,
      color: vars.color.ink,
    },
  },
});

/** The torn-off leaf of a calendar. */
export const leaf = style([
  paper,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: '0.2rem',
    minWidth: '3.75rem',
    padding: `${space.s} ${space.xs} ${space.xs}`,
  },
]);

/** On a picture: one line, so that it covers a little of the sky and nothing below. */
export const slip = style([
  paper,
  {
    display: 'block',
    padding: `${space.xs} ${space.s}`,
    fontSize: fontSize.small,
    fontWeight: fontWeight.bold,
  },
]);

export const day = style({
  // The reading face: at this size the display face's 3 and 5 are easily taken for each other.
  fontWeight: fontWeight.bold,
  fontSize: '1.9rem',
});

export const small = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  letterSpacing: '0.1em',
  textTransform: 'uppercase',
});
