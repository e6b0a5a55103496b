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

export const stop = style({
  display: 'grid',
  gap: space.s,
  width: '100%',
  breakInside: 'avoid',
  marginBottom: space.xl,
});

export const entries = style({ display: 'grid', gap: space.m, maxWidth: measure.prose });

export const term = style({ fontWeight: fontWeight.bold });

/** Stops in columns like a newspaper's, where there is room: one has many times, the next few. */
export const stops = style({
  '@media': { [media.desktop]: { columnCount: 2, columnGap: space.huge } },
});
