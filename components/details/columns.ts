import { space } from '@/styles/tokens';

/** The two columns of a details page at the width of a desk: its words, and its ticket. */
export const columns = {
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  columnGap: `clamp(${space.xl}, 6vw, 6rem)`,
} as const;
