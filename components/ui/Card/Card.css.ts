import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { focusRing } from '@/styles/focus';
import { layer, zIndex } from '@/styles/layers.css';
import { voice } from '@/styles/voices';
import { duration, easing, fontWeight, space, touchTarget } from '@/styles/tokens';

const base = style({
  '@layer': {
    [layer.ui]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      background: vars.color.surface,
      color: vars.color.ink,
      // A print with its paper margin, not a box with a shadow.
      border: `1px solid ${vars.color.line}`,
      padding: space.xs,
      breakInside: 'avoid',
      '@media': {
        [`${media.motion} and ${media.hover}`]: {
          transition: `transform ${duration.calm} ${easing.out}, border-color ${duration.calm}`,
        },
        [media.hover]: {
          selectors: {
            '&:hover': { transform: 'translateY(-2px)', borderColor: vars.color.lineStrong },
          },
        },
      },
      selectors: {
        '&:has(a:focus-visible)': focusRing,
      },
    },
  },
});

export const card = styleVariants({
  /** Art over text. */
  upright: [base],
  /** Art beside text, from the width of a tablet. */
  sideways: [
    base,
    {
      '@layer': {
        [layer.ui]: {
          '@media': {
            [media.tablet]: { display: 'grid', gridTemplateColumns: '6fr 5fr' },
          },
        },
      },
    },
  ],
});

export const body = style({
  '@layer': {
    [layer.ui]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space.s,
      flexGrow: 1,
      padding: `${space.m} ${space.s} ${space.xs}`,
    },
  },
});

export const meta = style({
  '@layer': {
    [layer.ui]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${space.xxs} ${space.m}`,
      width: '100%',
      // Of one height whatever stands in it, so that the titles of a row align.
      minHeight: '1.75rem',
    },
  },
});

export const title = style({ '@layer': { [layer.ui]: voice.cardTitle } });

/** Four lines make a choice; the whole of it is on the page that the card leads to. */
export const description = style({
  '@layer': {
    [layer.ui]: {
      display: '-webkit-box',
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- without it no browser clamps lines
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
      overflow: 'hidden',
      color: vars.color.inkMuted,
      lineHeight: '1.55',
      marginBottom: 'auto',
      '@media': { print: { display: 'block' } },
    },
  },
});

/** The card's one link, which covers the whole card. */
export const link = style({
  '@layer': {
    [layer.ui]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xs,
      minHeight: touchTarget,
      fontWeight: fontWeight.bold,
      color: vars.color.link,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textDecorationColor: vars.color.lamp,
      textUnderlineOffset: '0.35em',
      '::after': { content: '', position: 'absolute', inset: 0 },
      // The card itself shows the ring.
      ':focus-visible': { outline: 'none' },
    },
  },
});

/** Where the heart lies: over the art's corner, over the card's link. */
export const corner = style({
  '@layer': {
    [layer.ui]: { position: 'absolute', top: space.s, right: space.s, zIndex: zIndex.raised },
  },
});

export const stub = style({
  '@layer': { [layer.ui]: { position: 'absolute', top: 0, left: space.l, pointerEvents: 'none' } },
});
