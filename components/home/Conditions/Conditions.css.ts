import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { space, touchTarget } from '@/styles/tokens';

/** One instrument: the dial of the day, and beside it the weather and the way to today. */
export const conditions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space.section,
  background: vars.color.surface,
  border: `2px solid ${vars.color.lineStrong}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      gridTemplateRows: '1fr auto',
    },
  },
});

/** Its panels share its frame. */
globalStyle(`${conditions} section`, { border: 'none' });

export const beside = style({
  display: 'grid',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridColumn: 2,
      gridRow: '1 / span 2',
      borderTop: 'none',
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

/** The line under all, or under the dial, which leads on. */
export const onward = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: touchTarget,
  padding: `${space.xs} clamp(${space.m}, 2.5vw, ${space.xl})`,
  borderTop: `1px solid ${vars.color.line}`,
});
