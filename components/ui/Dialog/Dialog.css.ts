import { keyframes } from '@vanilla-extract/css';
import { duration, easing, media, radius, scrim, space, vars } from '@/styles/theme';
import { uiStyle } from '@/styles/in-layer';

const rise = keyframes({ from: { transform: 'translateY(1rem)', opacity: 0 } });

export const dialog = uiStyle({
  margin: 'auto',
  width: 'min(44rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: space.l,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  boxShadow: vars.shadow.dialog,
  overscrollBehavior: 'contain',
  '::backdrop': { background: scrim.medium },
  '@media': {
    [media.motion]: {
      selectors: { '&[open]': { animation: `${rise} ${duration.calm} ${easing.out}` } },
    },
  },
});

export const header = uiStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.m,
  marginBottom: space.m,
});

export const close = uiStyle({
  marginBlockStart: '-0.4rem',
  marginInlineEnd: '-0.6rem',
  flex: 'none',
});
