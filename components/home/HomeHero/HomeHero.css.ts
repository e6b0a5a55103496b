import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { duration, easing, fontSize, headerHeight, space } from '@/styles/tokens';

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100svh - ${headerHeight})`,
  background: vars.color.band,
  color: vars.color.onBand,
  '@media': {
    print: { minHeight: 0, background: 'none', color: 'inherit' },
  },
});

const heroDelay = 500;

const comeIn = keyframes({ from: { opacity: 0.01, transform: 'translateY(1rem)' } });
const clear = keyframes({ from: { opacity: 0.6 } });

export const art = style({
  position: 'relative',
  flexGrow: 1,
  minHeight: 'min(17rem, 36svh)',
  overflow: 'hidden',
  '@media': {
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
    background: vars.color.band,
    opacity: 0,
    pointerEvents: 'none',
  },
});

// A high frame keeps the land: the church, the cove and the walkers, not the open water. A low one
// keeps the tower's top clear of the header, and the walkers' feet.
globalStyle(`${art} img`, {
  objectPosition: '50% 30%',
  '@media': { [`not all and ${media.desktop}`]: { objectPosition: '90% 50%' } },
});

const low = '(max-height: 38rem)';

const besideTheName = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
} as const;

export const lettering = style({
  display: 'grid',
  gap: `${space.s} ${space.xxl}`,
  paddingBlock: `${space.l} ${space.xl}`,
  '@media': {
    [media.desktop]: besideTheName,
    [low]: { gap: `${space.xs} ${space.xl}`, paddingBlock: `${space.s} ${space.m}` },
    [`${low} and (min-width: 36rem)`]: besideTheName,
    [media.motion]: {
      animation: `${comeIn} ${duration.reveal} ${heroDelay}ms ${easing.out} backwards`,
    },
  },
});

export const welcome = style({ color: vars.color.lamp, '@media': { print: { color: 'inherit' } } });

export const name = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s} 0.6em`,
  fontSize: 'clamp(1.5rem, 10vw, 1.5rem + 2vw)',
  marginTop: space.s,
  '@media': { [low]: { fontSize: 'min(1.75rem, 8svh, 6vw)', rowGap: space.xs } },
});

export const word = style({
  width: 'auto',
  height: '1.06em',
  marginBlock: '-0.03em',
  '@media': { print: { filter: 'brightness(0)' } },
});

export const invitation = style({
  flex: '1 1 clamp(14rem, 20vw, 19rem)',
  maxWidth: '28rem',
  paddingBottom: '0.6rem',
  '@media': { [low]: { gap: space.s, paddingBottom: 0 } },
});

export const text = style({ ...textStyle.lead, '@media': { [low]: { fontSize: fontSize.body } } });
