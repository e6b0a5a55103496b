import { keyframes, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { duration, easing, space } from '@/styles/tokens';

/** The whole first screen, under the header: a poster with its lettering at the foot. */
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100svh - 4.25rem)',
  background: vars.color.band,
  color: vars.color.onBand,
  '@media': { print: { minHeight: 0, background: 'none', color: 'inherit' } },
});

export const art = style({
  position: 'relative',
  flexGrow: 1,
  minHeight: '17rem',
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

/** Milliseconds before the lettering comes in. */
const heroDelay = 500;

const comeIn = keyframes({ from: { opacity: 0.01, transform: 'translateY(1rem)' } });

export const lettering = style({
  display: 'grid',
  gap: `${space.s} ${space.xxl}`,
  paddingBlock: `${space.l} ${space.xl}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(20rem, 28rem)',
      justifyContent: 'space-between',
      alignItems: 'end',
    },
    [media.motion]: {
      animation: `${comeIn} ${duration.reveal} ${heroDelay}ms ${easing.out} backwards`,
    },
  },
});

export const welcome = style({
  ...voice.cardTitle,
  color: vars.color.lamp,
  '@media': { print: { color: 'inherit' } },
});

/** The name, as large as the railway would have set it. */
export const name = style({ ...voice.poster, marginTop: space.xxs });

export const invitation = style({
  display: 'grid',
  gap: space.m,
  justifyItems: 'start',
  paddingBottom: '0.6rem',
});

export const text = style(voice.lead);
