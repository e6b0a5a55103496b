import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { radius, touchTarget } from '@/styles/tokens';

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineClamp: 2,
  overflow: 'hidden',
  flexGrow: 0,
});

/** Keeps the link at the foot of the card, whatever the facts above it need. */
export const facts = style({ flexGrow: 1 });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  borderRadius: radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  ':hover': { borderColor: vars.color.danger, color: vars.color.danger },
});
