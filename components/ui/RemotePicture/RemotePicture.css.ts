import { styleVariants } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { layer } from '@/styles/layers.css';
import { duration } from '@/styles/tokens';
import { image } from '../Picture/Picture.css';

export const photograph = styleVariants({
  // From nothing: so it never counts as the page's largest paint, which the art has been.
  loading: [image, { '@layer': { [layer.ui]: { opacity: 0 } } }],
  shown: [
    image,
    {
      '@layer': {
        [layer.ui]: {
          opacity: 1,
          '@media': { [media.motion]: { transition: `opacity ${duration.reveal}` } },
        },
      },
    },
  ],
});
