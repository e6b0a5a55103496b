import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { growing } from '@/components/ui/Picture/Picture.css';
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
  /** Art beside text, from the width of a desk: the one that leads a list. */
  sideways: [
    base,
    {
      '@layer': {
        [layer.ui]: {
          '@media': {
            [media.desktop]: { display: 'grid', gridTemplateColumns: '7fr 5fr' },
          },
        },
      },
    },
  ],
});

export type CardLayout = keyof typeof card;

export const body = style({
  '@layer': {
    [layer.ui]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space.s,
      flexGrow: 1,
      padding: `${space.m} ${space.s} ${space.xs}`,
      containerType: 'inline-size',
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
      justifyItems: 'start',
      gap: `${space.xxs} ${space.m}`,
      width: '100%',
      // Of one height whatever stands in it, so that the titles of a row align.
      minHeight: '1.75rem',
      // Cards in a row too narrow for both put the stars under the type, every one of them.
      '@media': {
        [media.tablet]: {
          '@container': {
            '(max-width: 20rem)': { selectors: { '&:has([role="img"])': { display: 'grid' } } },
          },
        },
      },
    },
  },
});

export const title = style({ '@layer': { [layer.ui]: voice.cardTitle } });

export const description = style({
  '@layer': {
    [layer.ui]: { color: vars.color.inkMuted, lineHeight: '1.55', marginBottom: 'auto' },
  },
});

/** Where the heart lies: over the art's corner, over the card's link. */
export const corner = style({
  '@layer': {
    [layer.ui]: { position: 'absolute', top: space.s, right: space.s, zIndex: zIndex.raised },
  },
});

// The one that leads has room: its art is as high as its words, and says more.
globalStyle(`${card.sideways} > :first-child`, {
  '@layer': {
    [layer.ui]: {
      '@media': {
        [media.desktop]: {
          aspectRatio: 'auto',
          height: '100%',
          minHeight: 'clamp(18rem, 32vw, 28rem)',
        },
      },
    },
  },
});
globalStyle(`${card.sideways} ${body}`, {
  '@layer': {
    [layer.ui]: {
      '@media': {
        [media.desktop]: { paddingInline: space.xl, justifyContent: 'center', gap: space.m },
      },
    },
  },
});
globalStyle(`${card.sideways} ${title}`, {
  '@layer': {
    [layer.ui]: {
      '@media': { [media.desktop]: { fontSize: 'clamp(1.9rem, 0.4rem + 2.6vw, 3.35rem)' } },
    },
  },
});
globalStyle(`${card.sideways} ${description}`, {
  '@layer': {
    [layer.ui]: {
      '@media': { [media.desktop]: { marginBottom: 0 } },
    },
  },
});

globalStyle(`${base}:has(a:focus) > :first-child`, growing);

// The heart stays on the art.
globalStyle(`${card.sideways} > ${corner}`, {
  '@layer': {
    [layer.ui]: { '@media': { [media.desktop]: { right: `calc(5 / 12 * 100% + ${space.xxs})` } } },
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

export const stub = style({
  '@layer': { [layer.ui]: { position: 'absolute', top: 0, left: space.m, pointerEvents: 'none' } },
});
