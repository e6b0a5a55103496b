import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { duration, easing } from '@/styles/tokens';

/*
 * Sections and cards rise as they are reached. Only a script hides them, and only those that lie
 * below the fold, so without a script, or before it runs, everything is there to be read.
 */
const hidden = '[data-reveal="waiting"]';

/** Milliseconds between one card and the next. */
const cardStagger = 100;
/** Milliseconds between one beach section and the next. */
const beachStagger = 200;
/** Past this many, cards come together: nobody waits for the thirtieth. */
const staggered = 9;

globalStyle(hidden, {
  '@media': { [media.motion]: { opacity: 0, transform: 'translateY(1.5rem)' } },
});
globalStyle(`[data-reveal-group]${hidden}`, {
  '@media': { [media.motion]: { opacity: 1, transform: 'none' } },
});
globalStyle(`[data-reveal-group]${hidden} > *`, {
  '@media': { [media.motion]: { opacity: 0, transform: 'translateY(1.5rem)' } },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });
const animation = `${rise} ${duration.reveal} ${easing.out} backwards`;

globalStyle('[data-reveal="shown"]:not([data-reveal-group])', {
  '@media': { [media.motion]: { animation } },
});
globalStyle('[data-reveal-group][data-reveal="shown"] > *', {
  '@media': { [media.motion]: { animation } },
});

for (const [group, stagger] of [
  ['cards', cardStagger],
  ['beaches', beachStagger],
] as const) {
  for (let index = 1; index < staggered; index++) {
    globalStyle(
      `[data-reveal-group="${group}"][data-reveal="shown"] > :nth-child(n + ${index + 1})`,
      { animationDelay: `${index * stagger}ms` },
    );
  }
}

globalStyle('[data-reveal], [data-reveal-group] > *', {
  '@media': { print: { opacity: '1 !important', transform: 'none !important' } },
});
