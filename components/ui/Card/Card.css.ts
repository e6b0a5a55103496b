import { globalStyle, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css';
import { duration, easing, focusRing, media, space, textStyle, vars } from '@/styles/theme';
import { growing } from '@/components/ui/Picture/Picture.css';
import { grid } from '@/components/ui/CardGrid/CardGrid.css';
import { inUi, uiStyle } from '@/styles/in-layer';
import { corner } from '@/styles/layout.css';

const base = uiStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: vars.color.surface,
  color: vars.color.ink,
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
});

export const card = styleVariants({
  upright: [base],
  sideways: [
    base,
    inUi({
      '@media': {
        [media.desktop]: { display: 'grid', gridTemplateColumns: '7fr 5fr' },
      },
    }),
  ],
});

export const body = uiStyle({
  flexGrow: 1,
  padding: `${space.m} ${space.s} ${space.xs}`,
  containerType: 'inline-size',
});

/** Beside each other only where all of a row have the room: their titles stand in one line. */
export const meta = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  justifyItems: 'start',
  gap: `${space.xxs} ${space.m}`,
  width: '100%',
  // A fixed height, so that the titles in a row align.
  minHeight: '1.75rem',
  '@media': {
    [media.tablet]: {
      '@container': {
        '(max-width: 22rem)': { selectors: { '&:has([role="img"])': { display: 'grid' } } },
        '(max-width: 28rem)': {
          selectors: { [`&:has([role="img"]):not(${grid.even} *)`]: { display: 'grid' } },
        },
      },
    },
  },
});

export const title = uiStyle(textStyle.cardTitle);

export const description = uiStyle({
  color: vars.color.inkMuted,
  lineHeight: '1.55',
  marginBottom: 'auto',
});

const sideways = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${card.sideways} ${part}`, inUi({ '@media': { [media.desktop]: rule } }));

sideways('> :first-child', {
  aspectRatio: 'auto',
  height: '100%',
  minHeight: 'clamp(18rem, 32vw, 28rem)',
});
sideways(body, { paddingInline: space.xl, justifyContent: 'center', gap: space.m });
sideways(title, { fontSize: 'clamp(1.9rem, 0.4rem + 2.6vw, 3.35rem)' });
sideways(description, { marginBottom: 0 });
sideways(`> ${corner.top}`, { right: `calc(5 / 12 * 100% + ${space.xxs})` });

globalStyle(`${base}:has(a:focus) > :first-child`, growing);

export const link = uiStyle({
  textDecorationThickness: '2px',
  textDecorationColor: vars.color.lamp,
  textUnderlineOffset: '0.35em',
  ':focus-visible': { outline: 'none' },
});

export const stub = uiStyle({ position: 'absolute', top: 0, left: space.m, pointerEvents: 'none' });
