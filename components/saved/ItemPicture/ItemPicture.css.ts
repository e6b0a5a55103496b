import { style } from '@vanilla-extract/css';
import { ink } from '@/styles/theme';

/** Sky, a low sun, sea and shore in flat inks: what stands in for a picture that is not there. */
export const placeholder = style({
  background: [
    `radial-gradient(circle at 72% 34%, ${ink.paper} 0 8%, transparent 8.5%)`,
    `linear-gradient(${ink.haze} 0 46%, ${ink.sea} 46% 68%, ${ink.shallow} 68% 80%, ${ink.sand} 80%)`,
  ].join(', '),
});
