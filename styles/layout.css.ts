import { style } from '@vanilla-extract/css';
import { inUi } from './in-layer';
import { space } from './tokens';

const stack = (gap: string) =>
  style(inUi({ display: 'grid', alignContent: 'start', gap, width: '100%' }));

/** One below the other, with a space between; exports of their own, so that browsers load few. */
export const stackXs = stack(space.xs);
export const stackS = stack(space.s);
export const stackM = stack(space.m);
export const stackL = stack(space.l);
export const stackXxl = stack(space.xxl);
export const stackSection = stack(space.section);

const row = (gap: string) => style(inUi({ display: 'flex', flexWrap: 'wrap', gap }));

/** Side by side, in as many lines as it takes. */
export const rowS = row(space.s);
export const rowM = row(space.m);
