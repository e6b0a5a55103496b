import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { space } from '@/styles/tokens';

/** The two instruments, side by side. */
export const conditions = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space.section,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});
