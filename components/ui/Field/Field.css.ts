import { fontSize, radius, space, touchTarget, vars } from '@/styles/theme';
import { uiStyle } from '@/styles/in-layer';

export const hint = uiStyle({ fontSize: fontSize.small, opacity: 0.9 });

export const controlHeight = `calc(1.6em + 2 * ${space.xs} + 2px)`;

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
  },
});
