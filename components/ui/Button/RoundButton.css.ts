import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { radius, touchTarget } from '@/styles/tokens';

/** A disc whose colours no ground changes: the bands of pages have a surface of their own. */
export const roundButton = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  borderRadius: radius.pill,
  background: vars.color.disc,
  color: vars.color.onDisc,
  border: `1px solid ${vars.color.line}`,
});
