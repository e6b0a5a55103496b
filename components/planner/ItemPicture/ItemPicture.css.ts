import { style } from '@vanilla-extract/css';

/** Sky, a low sun, sea and shore in flat inks: what stands in for a picture that is not there. */
export const placeholder = style({
  background: [
    'radial-gradient(circle at 72% 34%, #f7f3e8 0 8%, transparent 8.5%)',
    'linear-gradient(#c9dbd8 0 46%, #1f7a8c 46% 68%, #8fc1c9 68% 80%, #e9d8a6 80%)',
  ].join(', '),
});
