import { style, styleVariants } from '@vanilla-extract/css';
import { duration, fontWeight, radius, space, touchTarget, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';
import { screenOnly } from '@/styles/print.css';

const base = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space.xs,
  minHeight: touchTarget,
  padding: `${space.xs} min(${space.l}, 4vw)`,
  border: '2px solid transparent',
  borderRadius: radius.small,
  fontWeight: fontWeight.bold,
  lineHeight: '1.2',
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${duration.quick}, color ${duration.quick}, border-color ${duration.quick}, transform ${duration.quick}`,
  selectors: {
    '&:active': { transform: 'translateY(1px)' },
    '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
  },
});

export const button = styleVariants(
  {
    primary: {
      background: vars.color.accent,
      color: vars.color.onAccent,
      ':hover': { background: vars.color.accentHover },
    },
    secondary: {
      borderColor: 'currentColor',
      color: vars.color.link,
      ':hover': { background: vars.color.sunken },
    },
    onBand: {
      borderColor: 'currentColor',
      color: vars.color.onBand,
      vars: { [vars.color.focus]: vars.color.lamp },
      ':hover': { background: vars.color.bandRaised },
    },
    quiet: {
      paddingInline: 0,
      color: vars.color.link,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.25em',
      ':hover': { textDecorationThickness: '2px' },
    },
  },
  (rule) => [base, screenOnly, inUi(rule)],
);

export type ButtonVariant = keyof typeof button;

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: `min(${touchTarget}, 25vw)`,
  height: touchTarget,
  fontSize: '1.2rem',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: vars.color.link, background: vars.color.sunken },
});
