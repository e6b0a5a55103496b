import { type GlobalStyleRule, globalStyle, keyframes } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { duration, easing } from '@/styles/tokens';

/*
 * Sections and cards rise: what is on the first screen by CSS alone as the page is painted, what
 * lies below as it is reached. Only a script hides what lies below, so without one, or before it
 * runs, everything is there to be read. Decision 017.
 */

const cardStagger = 100;
const beachStagger = 200;
/** Later cards come together. */
const staggered = 9;

/** A section that rises as a whole, or one of those that rise one after the other. */
const part = ':is([data-reveal]:not([data-reveal-group]), [data-reveal-group] > *)';

// From .01, which counts as painted at once: no picture's paint is held back by it.
const rise = keyframes({ from: { opacity: 0.01, transform: 'translateY(1.5rem)' } });

/** Where motion is welcome: all in one query, so that what stands later wins. */
function inMotion(selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, { '@media': { [`screen and ${media.motion}`]: style } });
}

inMotion(part, { animation: `${rise} ${duration.reveal} ${easing.out} backwards` });

for (let index = 1; index < staggered; index++) {
  const rest = `:nth-child(n + ${index + 1})`;
  inMotion(`[data-reveal-group="cards"] > ${rest}`, {
    animationDelay: `${index * cardStagger}ms`,
  });
  inMotion(`[data-reveal-group="beaches"] > ${rest}`, {
    animationDelay: `${index * beachStagger}ms`,
  });
}
// Cards that are reached later wait for those only that are reached with them.
for (let step = 0; step < staggered; step++) {
  inMotion(`[data-reveal-group="cards"] > [data-rise="${step}"]`, {
    animationDelay: `${step * cardStagger}ms`,
  });
}

inMotion(`${part}[data-rise="waiting"]`, {
  animation: 'none',
  opacity: 0,
  transform: 'translateY(1.5rem)',
});

// What is seen already, or without scripts, must not be hidden: it moves into its place, no more.
const comeUp = keyframes({ from: { transform: 'translateY(1.5rem)' } });
inMotion(`${part}[data-seen]`, { animationName: comeUp });
globalStyle(part, {
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [`(scripting: none) and ${media.motion}`]: {
          animation: `${comeUp} linear backwards`,
          animationDelay: '0s',
          animationTimeline: 'view()',
          animationRange: 'entry 0% entry 40%',
        },
      },
    },
  },
});
