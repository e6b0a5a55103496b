import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { iconButton } from '@/components/ui/Button/Button.css';
import {
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  headerHeight,
  media,
  space,
  touchTarget,
  vars,
} from '@/styles/theme';
import { zIndex } from '@/styles/layers.css';
import { touchLine } from '@/styles/layout.css';
import { text } from '@/styles/text.css';

/** A container query, so that large text counts too. */
const frame = createContainer();
const oneLine = `${frame} (width >= 63rem)`;
const folded = `${frame} (width < 63rem)`;
const tight = `${frame} (width < 15rem)`;

export const header = style({
  containerName: frame,
  containerType: 'inline-size',
  position: 'relative',
  top: 0,
  zIndex: zIndex.header,
  backgroundColor: vars.color.ground,
  transition: `box-shadow ${duration.calm}`,
  selectors: { '&[data-scrolled="true"]': { boxShadow: vars.shadow.header } },
  '@media': { [media.tall]: { position: 'sticky' } },
});

export const bar = style({
  display: 'flex',
  minHeight: headerHeight,
  '@container': {
    [oneLine]: { columnGap: space.m },
    [tight]: { flexWrap: 'wrap' },
  },
});

export const brand = style({
  gap: space.s,
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.display,
  fontSize: '1.3rem',
  letterSpacing: '-0.01em',
  lineHeight: '1.1',
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@container': {
    [`${frame} (width <= 26rem)`]: { fontSize: '1.15rem' },
    [`${frame} (width <= 20rem)`]: { whiteSpace: 'normal' },
  },
});

export const mark = style({ width: '2.25rem', height: '2.25rem', flex: 'none' });

export const actions = style({
  display: 'flex',
  '@container': { [oneLine]: { order: 3 }, [folded]: { marginInlineStart: 'auto' } },
});

export const menuButton = style([
  iconButton,
  { order: 2, '@container': { [oneLine]: { display: 'none' } } },
]);
globalStyle(`${header}:has(:popover-open) ${menuButton} > :first-child`, { display: 'none' });
globalStyle(`${header}:not(:has(:popover-open)) ${menuButton} > :last-child`, { display: 'none' });

const raised = { opacity: 0, transform: 'translateY(-0.5rem)' };

export const navigation = style({
  position: 'static',
  width: 'auto',
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  '@container': {
    [oneLine]: { display: 'block', marginInlineStart: 'auto' },
    [folded]: {
      selectors: {
        '&:popover-open': {
          position: 'fixed',
          inset: `${headerHeight} 0 0`,
          height: 'auto',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          background: vars.color.surface,
          boxShadow: vars.shadow.header,
          borderTop: `1px solid ${vars.color.line}`,
          '@starting-style': raised,
        },
      },
      '@media': {
        [media.motion]: {
          transition: `opacity ${duration.quick} ${easing.out}, transform ${duration.quick} ${easing.out}`,
        },
      },
    },
    [tight]: { selectors: { '&:popover-open': { top: `calc(2 * ${touchTarget})` } } },
  },
});

globalStyle(`html:has(${navigation}:popover-open)`, { overflow: 'hidden' });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@container': {
    [folded]: {
      flexDirection: 'column',
      padding: `${space.s} ${space.gutter} ${space.l}`,
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
    },
  },
});

export const moreLink = style({ display: 'flex', color: vars.color.ink });

/** Of the pages of a section, in a row. */
export const sectionLink = style({
  color: vars.color.ink,
  textDecoration: 'none',
  borderBlock: '3px solid transparent',
  ':hover': { borderBottomColor: vars.color.line },
  selectors: { '&[aria-current]': { borderBottomColor: vars.color.accent } },
});

export const link = style([
  touchLine,
  text.medium,
  sectionLink,
  {
    paddingInline: 'clamp(0.45rem, 0.9vw - 0.12rem, 0.7rem)',
    fontSize: '1rem',
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
      },
    },
  },
]);

export const skipLink = style({
  position: 'absolute',
  left: space.m,
  top: space.xs,
  zIndex: zIndex.skipLink,
  padding: `${space.s} ${space.l}`,
  background: vars.color.surface,
  color: vars.color.ink,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});
