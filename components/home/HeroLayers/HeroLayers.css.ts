import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, ink, media, scrim } from '@/styles/theme';
import { touchSquare } from '@/styles/layout.css';

// Pictures that are lazy and not shown are not fetched.
const base = style({
  display: 'none',
  '@media': {
    [`screen and ${media.motion}`]: { display: 'block' },
  },
  selectors: {
    'input:checked ~ * > &': { animationPlayState: 'paused' },
  },
});

// Wider than the frame by a tenth, and moved by less than half of that: no edge ever shows.
const swell = keyframes({
  from: { transform: 'scale(1.1) translate(3%, -0.4%)' },
  to: { transform: 'scale(1.1) translate(-3%, 0.6%)' },
});
const bob = keyframes({
  '0%': { transform: 'none' },
  '45%': { transform: 'translateY(0.7%) rotate(0.7deg)' },
  '100%': { transform: 'translateY(-0.4%) rotate(-0.6deg)' },
});
const glitter = keyframes({ from: { opacity: 1 }, to: { opacity: 0.25 } });

/** The sea lies still at first: loading the page needs the phone's whole strength. Decision 009. */
const rest = '3s';
const drifting = `ease-in-out ${rest} infinite alternate backwards`;

export const layer = styleVariants({
  light: [base, { animation: `${glitter} 4.5s ${drifting}` }],
  waves: [base, { animation: `${swell} 17s ${drifting}` }],
  boats: [base, { animation: `${bob} 4.2s ${drifting}`, transformOrigin: '38.5% 70%' }],
  front: [base],
});

/** Under a film, or the picture of the night in the light theme, nothing is seen to move. */
const whereItMoves = style({
  display: 'none',
  selectors: { ':has(> * > iframe[data-playing="true"]) > &': { visibility: 'hidden' } },
  '@media': {
    [`screen and ${media.motion}`]: { display: 'grid' },
    '(prefers-color-scheme: light)': {
      selectors: { ':has(> [data-night]) > &': { visibility: 'hidden' } },
    },
  },
});

export const still = style([touchSquare, whereItMoves, { opacity: 0, cursor: 'pointer' }]);

export const stillFace = style([
  touchSquare,
  whereItMoves,
  {
    background: scrim.light,
    color: ink.paper,
    pointerEvents: 'none',
    selectors: { 'input:focus-visible ~ &': focusRing },
  },
]);

export const whenMoving = style({ selectors: { 'input:checked ~ * > &': { display: 'none' } } });

export const whenStill = style({
  display: 'none',
  selectors: { 'input:checked ~ * > &': { display: 'block' } },
});
