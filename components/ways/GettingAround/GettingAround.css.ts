import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { fontWeight, measure, space } from '@/styles/tokens';

export const stack = style({ display: 'grid', gap: space.l, width: '100%' });

/** The strip beside the table, where there is room. */
export const beside = style([
  stack,
  {
    gap: space.xl,
    '@media': { [media.desktop]: { gridTemplateColumns: '2fr 3fr', alignItems: 'start' } },
  },
]);

export const words = style({ maxWidth: measure.prose });

/** Lines that only a script can fill. */
export const journeys = style({
  display: 'grid',
  gap: space.m,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const stop = style({ display: 'grid', gap: space.s, width: '100%' });

export const entries = style({ display: 'grid', gap: space.m, maxWidth: measure.prose });

export const term = style({ fontWeight: fontWeight.bold });

/** Stops side by side, where there is room. */
export const stops = style([
  stack,
  {
    gap: space.xl,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '1fr 1fr',
        alignItems: 'start',
        columnGap: space.huge,
      },
    },
  },
]);
