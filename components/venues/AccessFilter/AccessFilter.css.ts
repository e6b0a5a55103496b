import { globalStyle, style } from '@vanilla-extract/css';
import { ACCESS_NAMES } from '@/lib/access';
import { space } from '@/styles/tokens';

export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.l}`,
  marginBottom: space.l,
});

for (const name of ACCESS_NAMES) {
  globalStyle(`${boxes}:has([name="${name}"]:checked) ~ * > :not(:has([data-access~="${name}"]))`, {
    display: 'none',
  });
}
