import { globalStyle, style } from '@vanilla-extract/css';
import { ACCESS_NAMES } from '@/lib/access';
import { space } from '@/styles/theme';
import { openNames } from './marks';

export const boxes = style({ marginBottom: space.l });

for (const name of [...ACCESS_NAMES, ...openNames]) {
  globalStyle(`${boxes}:has([name="${name}"]:checked) ~ * > :not(:has([data-marks~="${name}"]))`, {
    display: 'none',
  });
}
