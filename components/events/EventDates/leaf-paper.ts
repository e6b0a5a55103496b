import { vars } from '@/styles/contract.css';
import { mark } from '../PastMark/PastMark.css';

/** What dates are printed on; the ink of a leaf that was torn off long ago has faded. */
export const leafPaper = {
  background: vars.color.accent,
  color: vars.color.onAccent,
  lineHeight: '1',
  selectors: {
    [`article:has(.${mark}) &`]: { background: vars.color.line, color: vars.color.ink },
  },
} as const;
