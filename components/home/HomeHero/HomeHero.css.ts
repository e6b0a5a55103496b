import { globalStyle, keyframes, style, type StyleRule } from '@vanilla-extract/css';
import {
  duration,
  easing,
  fontSize,
  headerHeight,
  lineHeight,
  media,
  space,
  vars,
} from '@/styles/theme';

/** The first screen of a phone; on wider ones the picture is whole, and the page goes on below. */
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  // The moving parts of the picture are wider than it, and the film is as high as the window.
  overflow: 'clip',
  '@media': {
    [`screen and ${media.phone}`]: { minHeight: `calc(100svh - ${headerHeight})` },
  },
});

/** A phone on its side. */
const low = '(max-height: 38rem) and (min-width: 36rem)';

const heroDelay = 500;

const comeIn = keyframes({ from: { opacity: 0.01, transform: 'translateY(1rem)' } });
const clear = keyframes({ from: { opacity: 0.6 } });

export const art = style({
  position: 'relative',
  flexGrow: 1,
  minHeight: 'min(17rem, 34svh)',
  '@media': {
    [media.tablet]: {
      flexGrow: 0,
      aspectRatio: '20 / 9',
      maxHeight: `calc(100svh - ${headerHeight} - 10rem)`,
      minHeight: '10rem',
    },
    // The band below stays in the window; what goes beyond that is sky and water.
    [media.desktop]: { maxHeight: `calc(100svh - ${headerHeight} - 5rem)` },
    // The picture itself, the largest of the page, is painted at once; the dusk over it lifts.
    [`screen and ${media.motion}`]: {
      '::after': {
        animation: `${clear} ${duration.reveal} ${heroDelay}ms ${easing.out} backwards`,
      },
    },
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: vars.color.ground,
    opacity: 0,
    pointerEvents: 'none',
  },
});

// A high frame keeps the land: the church, the cove and the walkers, not the open water; where it is
// wide enough for the boat too, that is whole. A low one keeps the tower's top clear of the header,
// and the walkers' feet; on a desk, flag and boat too.
globalStyle(`${art} img`, {
  objectPosition: '50% 30%',
  '@media': {
    [media.phone]: { objectPosition: '100% 50%' },
    [`${media.phone} and (height < 50rem)`]: { objectPosition: '50% 50%' },
    [media.desktop]: { objectPosition: '50% 45%' },
  },
});

/** Lies on the film. */
export const band = style({ position: 'relative', background: vars.color.ground });

const inOneLine = (rule: StyleRule) => ({ [media.desktop]: rule, [low]: rule });

export const lettering = style({
  gap: `min(${space.s}, 1.2svh)`,
  paddingBlock: `min(${space.m}, 1.6svh) min(${space.l}, 2.4svh)`,
  '@media': {
    ...inOneLine({
      display: 'flex',
      alignItems: 'last baseline',
      justifyContent: 'space-between',
      gap: space.l,
      paddingBlock: space.s,
    }),
    [media.motion]: {
      animation: `${comeIn} ${duration.reveal} ${heroDelay}ms ${easing.out} backwards`,
    },
  },
});

export const welcome = style({
  color: vars.color.lamp,
  '@media': inOneLine({ flex: '0 0 7.5rem', fontSize: '1.25rem' }),
});

export const name = style({
  position: 'relative',
  gap: `${space.s} 0.6em`,
  fontSize: 'clamp(1.5rem, 10vw, 3rem)',
  '@media': {
    [media.desktop]: {
      flexShrink: 0,
      flexWrap: 'nowrap',
      fontSize: 'min(0.5rem + 1.6vw, 2.75rem)',
    },
  },
});

export const word = style({
  width: 'auto',
  height: '1.06em',
  '@media': { print: { filter: 'brightness(0)' } },
});

export const text = style({
  maxWidth: '28rem',
  '@media': inOneLine({ fontSize: fontSize.body, lineHeight: lineHeight.snug }),
});

export const action = style({ flexShrink: 0 });
