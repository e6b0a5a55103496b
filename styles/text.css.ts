/** How text is set. Headings set themselves; these are for what looks like one and isn't. */
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inUtility } from './in-layer';
import { textStyle } from './text-styles';
import { fontSize, fontWeight } from './tokens';

const { lead, imprint, cardTitle, subheading, heading } = textStyle;
const quiet = { fontSize: fontSize.small, color: vars.color.inkMuted };
const label = { ...imprint, color: vars.color.inkMuted };

export const text = styleVariants(
  {
    lead,
    imprint,
    cardTitle,
    subheading,
    heading,
    label,
    quiet,
    small: { fontSize: fontSize.small },
    muted: { color: vars.color.inkMuted },
    bold: { fontWeight: fontWeight.bold },
    medium: { fontWeight: fontWeight.medium },
    danger: { color: vars.color.danger },
    /** However long somebody's names are. */
    breakable: { minWidth: 0, overflowWrap: 'anywhere' },
    /** An aside on a line of its own, below what it belongs to. */
    under: { ...quiet, display: 'block', fontWeight: fontWeight.regular },
    /** Two lines of it at most. */
    clipped: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineClamp: 2,
      overflow: 'hidden',
    },
  } as const,
  (rule) => [inUtility(rule)],
);

/** For those who listen. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** By themselves, as no script needs them: browsers are sent the whole of `text`. */
export const large = style(inUtility({ fontSize: fontSize.lead }));
export const nowrap = style(inUtility({ whiteSpace: 'nowrap' }));
/** A link that looks like the words round it. */
export const unmarked = style(inUtility({ color: 'inherit', textDecoration: 'none' }));
/** Moves to the next line as one. */
export const inOne = style(inUtility({ display: 'inline-block' }));
