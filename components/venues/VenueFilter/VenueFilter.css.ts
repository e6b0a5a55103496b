import { globalStyle, style } from '@vanilla-extract/css';
import { ACCESS_NAMES } from '@/lib/access';
import { space } from '@/styles/theme';
import { openNames } from './marks';

export const boxes = style({ marginBottom: space.l });

for (const name of [...ACCESS_NAMES, ...openNames]) {
  const others = `:not(:has([data-marks~="${name}"]))`;
  const lists = `${boxes}:has([name="${name}"]:checked) ~`;
  globalStyle(`${lists} * > ${others}, ${lists} section li${others}`, { display: 'none' });
}
