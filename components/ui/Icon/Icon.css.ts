import { globalStyle } from '@vanilla-extract/css';
import { inUi, uiStyle } from '@/styles/in-layer';
import { align } from '@/styles/layout.css';

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
// In the middle of the first line of its words.
globalStyle(`${align.top} > ${icon}`, inUi({ height: '1lh' }));
