import { createContainer, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { iconButton } from '@/components/ui/Button/IconButton.css';
import { media } from '@/styles/breakpoints';
import { fontFamily, vars } from '@/styles/contract.css';
import { zIndex } from '@/styles/layers.css';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  headerHeight,
  space,
  touchTarget,
} from '@/styles/tokens';

/** A container query, so that large text counts too. */
const frame = createContainer();
const oneLine = `${frame} (width >= 63rem)`;
const folded = `${frame} (width < 63rem)`;
const tight = `${frame} (width < 15rem)`;
const noScript = '(scripting: none)';

const clear = { backgroundColor: 'transparent', boxShadow: 'none' };
const solid = { backgroundColor: vars.color.surface, boxShadow: vars.shadow.header };
const turnSolid = keyframes({ from: clear, to: solid });

/** Where the browser can tell by itself how far the page is scrolled, before any script runs. */
const scrollTimeline = '(animation-timeline: scroll())';
/** Past the 50 px of the script, within the next one. */
const byScrolling = { animationTimeline: 'scroll(root)', animationRange: '50px 51px' } as const;

export const header = style({
  containerName: frame,
  containerType: 'inline-size',
  position: 'sticky',
  top: 0,
  zIndex: zIndex.header,
  ...clear,
  transition: `box-shadow ${duration.calm}, background-color ${duration.calm}`,
  selectors: {
    '&[data-scrolled="true"], &:has([data-open="true"])': solid,
  },
  '@supports': {
    [scrollTimeline]: {
      animation: `${turnSolid} linear both`,
      ...byScrolling,
      selectors: { '&:has([data-open="true"])': { animation: 'none' } },
    },
  },
  '@media': {
    // Nothing tells how far the page is scrolled.
    [noScript]: { ...solid, animation: 'none' },
    // Three lines of links would cover a phone: they scroll away.
    [`(max-width: 62.99rem) and ${noScript}`]: { position: 'static' },
    print: { display: 'none' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: headerHeight,
  '@container': {
    [oneLine]: { columnGap: space.m },
    [folded]: {
      columnGap: 0,
      '@media': { [noScript]: { flexWrap: 'wrap', paddingTop: space.xs } },
    },
    [tight]: { flexWrap: 'wrap' },
  },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: touchTarget,
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.display,
  fontSize: '1.3rem',
  letterSpacing: '-0.01em',
  lineHeight: '1.1',
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    '(max-width: 26rem)': { fontSize: '1.15rem' },
    '(max-width: 20rem)': { whiteSpace: 'normal' },
  },
});

export const mark = style({ width: '2.25rem', height: '2.25rem', flex: 'none' });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  '@container': { [oneLine]: { order: 3 }, [folded]: { marginInlineStart: 'auto' } },
});

export const menu = style({
  display: 'flex',
  alignItems: 'center',
  '@container': {
    [oneLine]: { marginInlineStart: 'auto' },
    [folded]: { order: 2, '@media': { [noScript]: { order: 4, flexBasis: '100%' } } },
  },
});

globalStyle(`html:has(.${menu}[data-open="true"])`, {
  '@media': { '(max-width: 62.99rem)': { overflow: 'hidden' } },
});

export const menuButton = style([
  iconButton,
  {
    '@container': { [oneLine]: { display: 'none' } },
    '@media': { [noScript]: { display: 'none' } },
  },
]);

export const navigation = style({
  '@container': {
    [folded]: {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      height: `calc(100dvh - ${headerHeight})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: vars.color.surface,
      boxShadow: vars.shadow.header,
      borderTop: `1px solid ${vars.color.line}`,
      visibility: 'hidden',
      opacity: 0,
      transform: 'translateY(-0.5rem)',
      selectors: {
        '[data-open="true"] > &': { visibility: 'visible', opacity: 1, transform: 'none' },
      },
      '@media': {
        [media.motion]: {
          transition: `opacity ${duration.quick} ${easing.out}, transform ${duration.quick} ${easing.out}, visibility ${duration.quick}`,
        },
        [noScript]: {
          position: 'static',
          height: 'auto',
          visibility: 'visible',
          opacity: 1,
          transform: 'none',
          background: 'none',
          boxShadow: 'none',
          borderTop: 0,
        },
      },
    },
  },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@container': {
    [folded]: {
      flexDirection: 'column',
      padding: `${space.s} ${space.gutter} ${space.l}`,
      '@media': {
        [noScript]: { flexDirection: 'row', columnGap: space.s, padding: `0 0 ${space.s}` },
      },
    },
  },
});

export const more = style({
  display: 'none',
  '@container': {
    [folded]: {
      display: 'block',
      columns: 2,
      padding: `0 ${space.gutter} ${space.l}`,
      '@media': { [noScript]: { display: 'none' } },
    },
  },
});

export const moreLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: vars.color.ink,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingInline: 'clamp(0.45rem, 0.9vw - 0.12rem, 0.7rem)',
  color: vars.color.ink,
  fontSize: '1rem',
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  ':hover': { borderBottomColor: vars.color.line },
  selectors: {
    '&[aria-current]': { borderBottomColor: vars.color.accent },
  },
  '@container': {
    [folded]: {
      display: 'flex',
      paddingInline: 0,
      minHeight: '3.25rem',
      fontFamily: fontFamily.display,
      fontWeight: fontWeight.display,
      fontSize: fontSize.subheading,
      borderTop: 0,
      borderBottom: `1px solid ${vars.color.line}`,
      selectors: {
        '&[aria-current]': { borderBottomColor: vars.color.accent, borderBottomWidth: 3 },
      },
      '@media': {
        [noScript]: {
          minHeight: touchTarget,
          fontFamily: fontFamily.body,
          fontWeight: fontWeight.medium,
          fontSize: '1rem',
          borderBottomWidth: 0,
          selectors: { '&[aria-current]': { borderBottomWidth: 3 } },
        },
      },
    },
  },
});
