import { uiStyle } from '@/styles/in-layer';
import { fontSize, space } from '@/styles/theme';

export const list = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.s}`,
  fontSize: fontSize.small,
  lineHeight: '1.5',
});

export const chip = uiStyle({ display: 'inline-flex', alignItems: 'center', gap: '0.3em' });
