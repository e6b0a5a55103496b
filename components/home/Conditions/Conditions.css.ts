import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { media } from '@/styles/breakpoints';
import { space, touchTarget } from '@/styles/tokens';

/** The two instruments, side by side. */
export const conditions = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space.section,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});

/** The line under both, which leads on. */
export const onward = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: touchTarget,
  gridColumn: '1 / -1',
  padding: `${space.xs} clamp(${space.m}, 2.5vw, ${space.xl})`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});
