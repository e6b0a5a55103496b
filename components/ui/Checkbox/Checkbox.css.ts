import { radius, touchTarget, vars } from '@/styles/theme';
import { uiStyle } from '@/styles/in-layer';

export const checkbox = uiStyle({ minHeight: touchTarget, lineHeight: '1.2', cursor: 'pointer' });

export const box = uiStyle({
  appearance: 'none',
  display: 'grid',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': {
      content: '""',
      margin: '20%',
      background: vars.color.onAccent,
      clipPath: 'polygon(0 55%, 15% 40%, 38% 62%, 85% 10%, 100% 25%, 40% 92%)',
    },
  },
  // In forced-colours mode the browser's own box shows best.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
