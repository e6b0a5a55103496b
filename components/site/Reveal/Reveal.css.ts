import { type GlobalStyleRule, globalStyle, keyframes } from '@vanilla-extract/css';
import { duration, easing, media } from '@/styles/theme';

// Without a script, or before it runs, everything below the first screen is visible. Decision 017.

const staggerMs = { cards: 100, beaches: 200 };
/** Later cards come together. */
const staggered = 9;

const part = ':is([data-reveal]:not([data-reveal-group]), [data-reveal-group] > *)';

// From .01, which counts as painted at once: no picture's paint is held back by it.
const rise = keyframes({ from: { opacity: 0.01, transform: 'translateY(1.5rem)' } });

function inMotion(selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, { '@media': { [`screen and ${media.motion}`]: style } });
}

inMotion(part, { animation: `${rise} ${duration.reveal} ${easing.out} backwards` });

for (let step = 1; step < staggered; step++) {
  for (const [group, ms] of Object.entries(staggerMs)) {
    inMotion(`[data-reveal-group="${group}"] > :nth-child(n + ${step + 1})`, {
      animationDelay: `${step * ms}ms`,
    });
  }
}
// Cards that are reached later wait for those only that are reached with them.
for (let step = 0; step < staggered; step++) {
  inMotion(`[data-reveal-group="cards"] > [data-rise="${step}"]`, {
    animationDelay: `${step * staggerMs.cards}ms`,
  });
}

inMotion(`${part}[data-rise="waiting"]`, {
  animation: 'none',
  opacity: 0,
  transform: 'translateY(1.5rem)',
});

// What is seen already must not be hidden: it moves into its place, no more.
const comeUp = keyframes({ from: { transform: 'translateY(1.5rem)' } });
inMotion(`${part}[data-seen]`, { animationName: comeUp });
