import { globalStyle, style } from '@vanilla-extract/css';
import { ACCESS_NAMES } from '@/lib/access';
import { space } from '@/styles/tokens';

export const boxes = style({ marginBottom: space.l });

for (const name of ACCESS_NAMES) {
  globalStyle(`${boxes}:has([name="${name}"]:checked) ~ * > :not(:has([data-access~="${name}"]))`, {
    display: 'none',
  });
}
