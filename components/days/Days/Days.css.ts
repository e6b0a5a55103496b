import { globalStyle, style } from '@vanilla-extract/css';
import { opening, summary as openingSummary } from '@/components/browser/OnOpening/OnOpening.css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { figures } from '@/styles/text-styles';
import {
  fontSize,
  fontWeight,
  headerHeight,
  measure,
  radius,
  space,
  touchTarget,
} from '@/styles/tokens';

export const page = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(19rem, 23rem) minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});

/** What goes over the whole width, beside which nothing stands. */
export const across = style({ gridColumn: '1 / -1' });

/** What there is to plan with. On a wide screen it stays in sight beside the days. */
export const side = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: `calc(${headerHeight} + ${space.m})`,
      maxHeight: `calc(100dvh - ${headerHeight} - 6rem)`,
      overflowY: 'auto',
      // Room for the ring round what has the focus.
      padding: space.xxs,
      margin: `-${space.xxs}`,
    },
  },
});

/** A sheet that lies on the page. */
const sheetBase = style({
  display: 'grid',
  gap: space.m,
  padding: `clamp(${space.m}, 3vw, ${space.l})`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  minWidth: 0,
});

export const box = style([sheetBase, { width: '100%' }]);

export const foldBox = style([sheetBase, { gap: 0, paddingBlock: space.xs }]);

export const boxName = style({ fontSize: fontSize.subheading });

export const message = style({
  padding: space.m,
  borderInlineStart: `6px solid ${vars.color.lamp}`,
  background: vars.color.surface,
  maxWidth: measure.prose,
});

export const quiet = style({ color: vars.color.inkMuted });

export const tray = style({
  display: 'grid',
  gap: space.xs,
});

export const points = style({ display: 'grid', gap: space.xs });

export const trayItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  paddingBlock: space.xs,
  borderTop: `1px solid ${vars.color.line}`,
});

export const trayName = style({
  flex: '1 1 7rem',
  fontWeight: fontWeight.bold,
  overflowWrap: 'anywhere',
});

export const days = style({ display: 'grid', gap: space.l, justifyItems: 'start' });

export const sheet = style([
  sheetBase,
  { width: '100%', borderTop: `6px solid ${vars.color.accent}` },
]);

export const sheetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.l,
});

export const dayName = style({ fontSize: fontSize.cardTitle, overflowWrap: 'anywhere' });

export const date = style({ fontWeight: fontWeight.bold });

export const stops = style({ display: 'grid', gap: space.m });

export const stop = style({
  display: 'grid',
  gap: space.xs,
  paddingTop: space.m,
  borderTop: `1px solid ${vars.color.line}`,
});

export const stopHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
});

export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: radius.pill,
  background: vars.color.band,
  color: vars.color.onBand,
  fontWeight: fontWeight.bold,
});

export const stopName = style({
  flex: '0 1 auto',
  // A long one breaks beside its number, and not below it.
  maxWidth: 'calc(100% - 7rem)',
  fontSize: fontSize.lead,
  overflowWrap: 'anywhere',
});

export const clock = style({
  marginInlineStart: 'auto',
  fontWeight: fontWeight.bold,
  ...figures,
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const tool = style({
  minHeight: touchTarget,
  minWidth: touchTarget,
  paddingInline: space.s,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  color: vars.color.link,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  ':hover': { background: vars.color.sunken },
  selectors: { '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } },
});

export const details = opening;

export const summary = openingSummary;

export const fields = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'end',
  paddingBlock: space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const wide = style({ gridColumn: '1 / -1' });

export const dialogBody = style({ display: 'grid', gap: space.m, padding: space.l });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });

/** What was done, and the way back; always in sight. */
export const bar = style({
  gridColumn: '1 / -1',
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: '4rem',
  padding: space.xs,
  background: vars.color.ground,
  borderTop: `2px solid ${vars.color.lineStrong}`,
  selectors: {
    // Nothing to undo: no bar that could lie over a button.
    '&:not(:has(button))': {
      position: 'static',
      minHeight: 0,
      padding: 0,
      borderTop: 'none',
      pointerEvents: 'none',
    },
  },
  '@media': { print: { display: 'none' } },
});

export const announcement = style({ minWidth: 0, overflowWrap: 'anywhere' });

// What has the focus is never under the bar.
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: '6rem' });
