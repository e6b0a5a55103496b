import { globalStyle, style } from '@vanilla-extract/css';
import { at, fontSize, media, radius, space, touchTarget, vars } from '@/styles/theme';

/**
 * A sheet that fills a phone, and hangs from the top of a larger screen: its foot moves as results
 * come and go, its head does not.
 */
export const dialog = style({
  gridTemplateRows: 'auto auto auto minmax(0, 1fr) auto',
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `${space.m} ${space.gutter}`,
  border: 0,
  borderRadius: 0,
  selectors: { '&[open]': { display: 'grid' } },
  '@media': {
    [media.tablet]: {
      width: 'min(44rem, calc(100vw - 2rem))',
      height: 'fit-content',
      maxHeight: 'min(44rem, 84dvh)',
      margin: '8dvh auto auto',
      padding: `${space.l} ${space.l} ${space.s}`,
      border: `1px solid ${vars.color.lineStrong}`,
    },
  },
});

export const input = style({
  minHeight: '3.25rem',
  fontSize: fontSize.lead,
  background: vars.color.ground,
  borderWidth: 2,
  '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
});

export const results = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  marginBlockStart: space.xs,
});

export const list = style({
  flex: '0 1 auto',
  marginInline: `calc(-1 * ${space.s})`,
  paddingInline: space.s,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const danger = style({
  marginBlockEnd: space.xs,
  padding: space.s,
  fontSize: fontSize.lead,
  background: vars.color.accent,
  color: vars.color.onAccent,
});
globalStyle(`${danger} a`, { color: 'inherit' });

const stampBox = style({
  flex: 'none',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.color.sunken,
});

export const stamp = style([
  stampBox,
  { width: '3.5rem', '@media': { [media.tablet]: { width: '4.5rem' } } },
]);

export const nothingArt = style([stampBox, { width: 'min(9rem, 40%)' }]);

export const words = style({ flex: '1 1 0', minWidth: 0 });

export const groupLabel = style({
  paddingBlock: `${space.m} ${space.xxs}`,
  borderBottom: `1px solid ${vars.color.lineStrong}`,
});

export const option = style({
  minHeight: touchTarget,
  padding: `${space.xs} ${space.s} ${space.xs} calc(${space.s} - 4px)`,
  marginInline: `calc(-1 * ${space.s})`,
  maxWidth: 'none',
  scrollMarginBlock: '3rem',
  color: vars.color.ink,
  textDecoration: 'none',
  borderInlineStart: '4px solid transparent',
  ':hover': { background: vars.color.sunken },
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.sunken,
      borderInlineStartColor: vars.color.accent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const leader = style({
  flex: '1 1 1rem',
  minWidth: '1rem',
  borderBottom: `2px dotted ${vars.color.lineStrong}`,
  // A note that has no room beside its title stands below it.
  '@media': { [media.phone]: { display: 'none' } },
});

/** Of keys nothing is said on touch screens. */
export const keys = at('(hover: none)', { display: 'none' });

export const key = style({
  fontFamily: 'inherit',
  padding: '0 0.35em',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
});
