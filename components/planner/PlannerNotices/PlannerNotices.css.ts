import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { duration, easing, fontWeight, media, radius, space, vars } from '@/styles/theme';
import { touchLine, touchSquare } from '@/styles/layout.css';
import { zIndex } from '@/styles/layers.css';

const bottom = `calc(${space.m} + env(safe-area-inset-bottom, 0px))`;
/** What sticks has a third of the window at most. */
const tallest = '33dvh';

/** The last of the page: beside its foot there is room for it, and it covers nothing there. */
export const region = style({
  position: 'sticky',
  zIndex: zIndex.toast,
  bottom,
  marginInline: space.m,
  justifyItems: 'center',
  maxHeight: tallest,
  overflowY: 'auto',
  pointerEvents: 'none',
});

const rise = keyframes({ from: { transform: 'translateY(1rem)', opacity: 0 } });

export const toast = style({
  maxWidth: '34rem',
  padding: `${space.xxs} ${space.xxs} ${space.xxs} ${space.m}`,
  background: vars.color.band,
  color: vars.color.onBand,
  border: `1px solid ${vars.color.bandLine}`,
  borderRadius: radius.small,
  boxShadow: vars.shadow.dialog,
  pointerEvents: 'auto',
  '@media': {
    [media.motion]: { animation: `${rise} ${duration.calm} ${easing.out}` },
  },
});

globalStyle(`${region}:has(${toast})`, { marginBlock: space.m });

/** Nothing that is used lies below a message: the page scrolls as if its window ended above it. */
globalStyle(`html:has(${toast})`, {
  '@media': { screen: { scrollPaddingBottom: `calc(${tallest} + 2 * ${bottom})` } },
});

export const words = style({ flexGrow: 1, minWidth: 0, paddingBlock: space.xs, lineHeight: '1.4' });

const press = style({
  flex: 'none',
  ':hover': { background: vars.color.bandRaised },
  ':focus-visible': { outlineColor: vars.color.onBand, outlineOffset: '-3px' },
});

export const control = style([touchSquare, press]);

export const link = style({
  color: vars.color.lamp,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

export const action = style([
  touchLine,
  press,
  link,
  { paddingInline: space.s, fontWeight: fontWeight.bold },
]);
