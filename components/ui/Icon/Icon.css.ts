import { uiStyle } from '@/styles/in-layer';

export const icon = uiStyle({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
