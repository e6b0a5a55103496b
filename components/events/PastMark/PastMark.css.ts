import { style } from '@vanilla-extract/css';

/** For what stands round the mark: `:has()` finds it there. */
export const mark = style({ display: 'contents' });
