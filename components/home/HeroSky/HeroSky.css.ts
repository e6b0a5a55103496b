/** A drawing, with colours of its own. */
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import type { Skylight } from '@/lib/time/skylight';

const inks: Readonly<Record<Exclude<Skylight, 'day' | 'night'>, string>> = {
  dawn: '#B9B4DC, #FFD3BC 40%, #FFE0C4 46%, #C3BCD6 70%, #A9A8C8',
  gold: '#FFE0B0, #FFC67E 38%, #FFB765 45%, #F7DFC4 47%, #EBC7A4 80%, #DDB08A',
  dusk: '#5A669F, #B98BA0 26%, #F0A486 42%, #A07E9A 52%, #4D5A88 78%, #3A466F',
};

const fadeIn = keyframes({ from: { opacity: 0 } });

/** Paper and the dark theme, where it is always night, have pictures of their own. */
const layer = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': {
    'screen and (prefers-color-scheme: light)': { display: 'block' },
    '(prefers-reduced-motion: no-preference)': { animation: `${fadeIn} 1s 0.5s backwards` },
  },
});

export const sky = styleVariants(inks, (colours) => [
  layer,
  { background: `linear-gradient(${colours})`, mixBlendMode: 'multiply' },
]);

export const night = style([layer, { width: '100%', height: '100%', objectFit: 'cover' }]);

export const moon = style({
  position: 'absolute',
  left: '24%',
  top: '14%',
  width: 'clamp(2.25rem, 5vw, 5rem)',
  pointerEvents: 'none',
});
globalStyle(`${moon} > circle`, { opacity: 0.35 });
