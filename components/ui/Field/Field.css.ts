import { fontSize, media, radius, space, touchTarget, vars } from '@/styles/theme';
import { uiStyle } from '@/styles/in-layer';

export const hint = uiStyle({ fontSize: fontSize.small, opacity: 0.9 });

export const controlHeight = `calc(1.6em + 2 * ${space.xs} + 2px)`;

/** A triangle that points down, at the end of the field. */
const arrow = {
  '@media': {
    [`not all and ${media.forcedColors}`]: {
      appearance: 'none',
      paddingInlineEnd: space.xl,
      backgroundImage: `conic-gradient(from -45deg at bottom, ${vars.color.ink} 90deg, transparent 0)`,
      backgroundPosition: 'right 0.75rem center',
      backgroundSize: '0.75rem 0.375rem',
      backgroundRepeat: 'no-repeat',
    },
  },
} as const;

export const control = uiStyle({
  width: '100%',
  minHeight: touchTarget,
  padding: `${space.xs} ${space.s}`,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: 2 },
    'textarea&': { minHeight: '9rem', resize: 'vertical' },
    'select&': arrow,
  },
});
