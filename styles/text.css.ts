/** How text is set. Headings set themselves; these are for what looks like one and isn't. */
import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inUtility } from './in-layer';
import { textStyle } from './text-styles';
import { fontSize, fontWeight } from './tokens';

const { lead, imprint, cardTitle, subheading, heading, title } = textStyle;
const quiet = { fontSize: fontSize.small, color: vars.color.inkMuted };
const label = { ...imprint, color: vars.color.inkMuted };

export const text = styleVariants(
  {
    lead,
    imprint,
    cardTitle,
    subheading,
    heading,
    title,
    label,
    quiet,
    small: { fontSize: fontSize.small },
    muted: { color: vars.color.inkMuted },
    bold: { fontWeight: fontWeight.bold },
    medium: { fontWeight: fontWeight.medium },
    /** An aside on a line of its own, below what it belongs to. */
    under: { ...quiet, display: 'block' },
  },
  (rule) => [inUtility(rule)],
);
