import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inUi } from './in-layer';
import { fontSize } from './tokens';
import { textStyle } from './text-styles';

const { lead, imprint, cardTitle, subheading } = textStyle;
const quiet = { fontSize: fontSize.small, color: vars.color.inkMuted };
const label = { ...imprint, color: vars.color.inkMuted };

export const text = styleVariants(
  { lead, imprint, cardTitle, subheading, quiet, label },
  (rule) => [inUi(rule)],
);
