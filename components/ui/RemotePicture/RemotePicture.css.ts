import { styleVariants } from '@vanilla-extract/css';
import { duration, media } from '@/styles/theme';
import { inUi } from '@/styles/in-layer';
import { image } from '../Picture/Picture.css';

export const photograph = styleVariants({
  // From nothing: so it never counts as the page's largest paint, which the art has been.
  loading: [image, inUi({ opacity: 0 })],
  shown: [
    image,
    inUi({
      '@media': { [media.motion]: { transition: `opacity ${duration.reveal}` } },
    }),
  ],
});
