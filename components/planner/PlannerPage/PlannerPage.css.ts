import { keyframes, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { duration, fontWeight, radius, space, touchTarget } from '@/styles/tokens';

export const planner = style({
  display: 'grid',
  gap: space.l,
  marginBottom: space.huge,
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': { [media.tabletOnly]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touchTarget,
  paddingInline: space.m,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  fontWeight: fontWeight.bold,
  transition: `background-color ${duration.quick}, color ${duration.quick}`,
  ':hover': { background: vars.color.sunken },
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.ground,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } },
    },
  },
});

export const count = style({
  minWidth: '1.5em',
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  opacity: 0.85,
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Until the storage has been asked, for two seconds at most, nothing is shown as empty. */
export const results = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.huge,
  minHeight: '50vh',
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-ready="false"]': { animation: `${appear} 1ms 2s backwards` },
  },
  '@media': {
    '(scripting: none)': { selectors: { '&[data-ready="false"]': { animation: 'none' } } },
  },
});
