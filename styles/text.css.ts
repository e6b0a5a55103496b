import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inUi } from './in-layer';
import { fontSize } from './tokens';
import { textStyle } from './text-styles';

const { lead, imprint, cardTitle, subheading } = textStyle;
/** What is said beside the point. */
const quiet = { fontSize: fontSize.small, color: vars.color.inkMuted };
/** What an instrument or a column of figures is called. */
const label = { ...imprint, color: vars.color.inkMuted };

/** Voices of text as classes, for markup that needs nothing else. */
export const text = styleVariants(
  { lead, imprint, cardTitle, subheading, quiet, label },
  (rule) => [inUi(rule)],
);
