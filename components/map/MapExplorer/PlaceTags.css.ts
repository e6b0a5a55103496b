import { style, styleVariants } from '@vanilla-extract/css';
import { mapLabels } from '@/content/map';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { duration, fontSize, fontWeight, radius, touchTarget } from '@/styles/tokens';

/** Where each tag stands on the sheet; classes, because a strict policy refuses style attributes. */
export const position = styleVariants(mapLabels, ({ x, y, runs }) => ({
  position: 'absolute',
  top: `${y}%`,
  transform: 'translateY(-50%)',
  ...(runs === 'right' ? { left: `${x}%` } : { right: `${100 - x}%` }),
}));

export const list = style({});

/** The thing to press, as large as a thumb needs it; the tag inside is smaller. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  minWidth: touchTarget,
  color: vars.color.ink,
  textDecoration: 'none',
});

export const tag = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.45em',
  padding: '0.1em 0.35em 0.1em 0.45em',
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: radius.none,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  lineHeight: '1.45',
  whiteSpace: 'nowrap',
  transition: `background-color ${duration.quick}, color ${duration.quick}`,
  selectors: {
    [`${link}:hover &`]: { background: vars.color.ink, color: vars.color.surface },
  },
  '@media': { [media.desktop]: { fontSize: '1rem' } },
});

/** A place without anything that is shown: named, because it is a map, but quietly. */
export const quietTag = style({
  borderStyle: 'dashed',
  fontWeight: fontWeight.regular,
  color: vars.color.inkMuted,
});

export const count = style({
  minWidth: '1.5em',
  paddingInline: '0.35em',
  background: vars.color.accent,
  color: vars.color.onAccent,
  textAlign: 'center',
});
