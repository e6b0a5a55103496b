import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layer } from './layers.css';
import { fontSize } from './tokens';
import { voice } from './voices';

const { lead, imprint, cardTitle, subheading } = voice;
/** What is said beside the point. */
const quiet = { fontSize: fontSize.small, color: vars.color.inkMuted };
/** What an instrument or a column of figures is called. */
const label = { ...imprint, color: vars.color.inkMuted };

/** Voices of text as classes, for markup that needs nothing else. */
export const text = styleVariants(
  { lead, imprint, cardTitle, subheading, quiet, label },
  (rule) => [{ '@layer': { [layer.ui]: rule } }],
);
