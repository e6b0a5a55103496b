import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontWeight, radius, space, touchTarget } from '@/styles/tokens';

/** Where something is taken hold of. A finger on it drags, and never scrolls. */
export const handle = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  flex: 'none',
  marginInlineStart: `calc(-1 * ${space.xs})`,
  borderRadius: radius.small,
  color: vars.color.inkMuted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  ':hover': { background: vars.color.sunken },
  ':active': { cursor: 'grabbing' },
  '@media': { print: { display: 'none' } },
});

const afloat = { position: 'fixed', top: 0, left: 0, zIndex: 10, pointerEvents: 'none' } as const;

export const label = style({
  ...afloat,
  maxWidth: '16rem',
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.small,
  background: vars.color.band,
  color: vars.color.onBand,
  fontWeight: fontWeight.bold,
});

export const line = style({ ...afloat, height: '4px', background: vars.color.accent });
