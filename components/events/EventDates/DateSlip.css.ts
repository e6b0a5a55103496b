import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, fontWeight, space } from '@/styles/tokens';
import { mark } from '../PastMark/PastMark.css';

/** Faded once its event is over. */
export const slip = style({
  justifySelf: 'start',
  alignSelf: 'start',
  padding: `${space.xs} ${space.s}`,
  background: vars.color.accent,
  color: vars.color.onAccent,
  lineHeight: '1',
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  display: 'block',
  selectors: {
    [`article:has(.${mark}) &`]: { background: vars.color.line, color: vars.color.ink },
  },
});
