import { media, radius, space, touchTarget, vars } from '@/styles/theme';
import { uiStyle } from '@/styles/in-layer';

/** A triangle that points down, at the end of the field. */
const arrow = {
  '@media': {
    [`not all and ${media.forcedColors}`]: {
      appearance: 'none',
      paddingInlineEnd: `min(${space.xl}, 11vw)`,
      backgroundImage: `conic-gradient(from -45deg at bottom, ${vars.color.ink} 90deg, transparent 0)`,
      backgroundPosition: 'right min(0.75rem, 2vw) center',
      backgroundSize: '0.75rem 0.375rem',
      backgroundRepeat: 'no-repeat',
    },
  },
} as const;

export const control = uiStyle({
  width: '100%',
  minHeight: touchTarget,
  padding: `${space.xs} min(${space.s}, 3vw)`,
  lineHeight: '1.3',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: 2 },
    'textarea&': { minHeight: '9rem', lineHeight: 'inherit', resize: 'vertical' },
    'select&': arrow,
  },
});
