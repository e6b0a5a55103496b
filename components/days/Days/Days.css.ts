import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden.css';
import {
  figures,
  fontSize,
  fontWeight,
  headerHeight,
  measure,
  media,
  radius,
  space,
  touchTarget,
  vars,
} from '@/styles/theme';

export const hidden = visuallyHidden;

export const across = style({ gridColumn: '1 / -1', flexBasis: '100%', minWidth: 0 });

export const message = style({
  padding: space.m,
  borderInlineStart: `6px solid ${vars.color.lamp}`,
  background: vars.color.surface,
  maxWidth: measure.prose,
});

export const box = style({ paddingTop: space.m });

export const boxName = style({ fontSize: fontSize.cardTitle });

export const tripLine = style({ minHeight: touchTarget, paddingBlock: space.s, cursor: 'pointer' });

export const edit = style({
  color: vars.color.link,
  textDecoration: 'underline',
  whiteSpace: 'nowrap',
});

export const option = style({ gap: space.xxs, paddingInlineEnd: space.s, cursor: 'pointer' });

globalStyle(`${option} > input`, {
  width: '1.25rem',
  height: '1.25rem',
  accentColor: vars.color.accent,
});

export const tabs = style({ display: 'flex', gap: space.xs, overflowX: 'auto' });

const control = {
  minHeight: touchTarget,
  minWidth: touchTarget,
  paddingInline: space.s,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  color: vars.color.link,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  ':hover': { background: vars.color.sunken },
} as const;

export const tool = style({
  ...control,
  selectors: { '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } },
});

export const tab = style({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  whiteSpace: 'nowrap',
  '@media': {
    [`(width < 64rem)`]: {
      selectors: {
        '&[aria-current="true"]': {
          background: vars.color.ink,
          borderColor: vars.color.ink,
          color: vars.color.ground,
        },
      },
    },
  },
});

export const days = style({
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))' },
    print: { display: 'block', columns: 2, columnGap: '8mm' },
  },
});

export const sheet = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  minWidth: 0,
  paddingTop: space.s,
  borderTop: `4px solid ${vars.color.accent}`,
  '@media': { print: { breakInside: 'avoid', marginBottom: space.m } },
});

export const otherSheet = style([
  sheet,
  { '@media': { [`screen and (width < 64rem)`]: { display: 'none' } } },
]);

export const dayName = style({ fontSize: fontSize.cardTitle });

const iconBase = style({ display: 'inline-flex', flex: 'none', fontSize: '0.95em' });

export const icon = styleVariants({
  problem: [iconBase, { color: vars.color.danger }],
  'check-first': [iconBase, { color: vars.color.accent }],
  'good-to-know': [iconBase, { color: vars.color.inkMuted }],
  works: [iconBase, { color: vars.color.success }],
});

globalStyle(`${tab}[aria-current="true"] > span`, {
  '@media': { '(width < 64rem)': { color: 'inherit' } },
});

export const timelineRow = style({
  position: 'relative',
  paddingBlock: space.xs,
  paddingInlineStart: '1.1rem',
});

export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '0.8rem',
  height: '100%',
  background: vars.color.sunken,
});

export const edgeWater = style({ fill: vars.color.sea, fillOpacity: 0.65 });

export const edgeNight = style({ fill: vars.color.ink, fillOpacity: 0.55 });

export const wayPart = style({ display: 'flex', gap: space.xxs });

export const clock = style({
  flex: 'none',
  minWidth: '3rem',
  paddingTop: '0.55rem',
  fontWeight: fontWeight.bold,
  lineHeight: '1.2',
  ...figures,
});

export const about = style({ fontWeight: fontWeight.regular });

export const stopBody = style({
  flex: '1 1 8rem',
  minWidth: 0,
  paddingTop: '0.4rem',
  lineHeight: '1.35',
});

export const stopName = style({ fontSize: fontSize.body });

export const findings = style({ flexBasis: '100%', paddingBlock: space.xxs });

export const finding = style({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  lineHeight: '1.4',
});

export const folds = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l });
globalStyle(`${folds} > [open]`, { flexBasis: '100%' });

export const fields = style({
  paddingBlock: space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

export const stayMap = style({
  width: '100%',
  maxHeight: '55dvh',
  border: `1px solid ${vars.color.lineStrong}`,
  background: `color-mix(in srgb, ${vars.color.sea} 25%, ${vars.color.surface})`,
  cursor: 'crosshair',
});

export const stayLand = style({
  fill: vars.color.ground,
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
});

export const spot = style({ fill: vars.color.ink, fontSize: '27px' });

export const spotChosen = style([spot, { fill: vars.color.accent, fontWeight: fontWeight.bold }]);

const tallEnough = '(min-height: 40em)';

/** What has no day yet, what was done, and the way back; in sight where there is room for it. */
export const dock = style({
  bottom: 0,
  zIndex: 1,
  padding: space.xs,
  marginInline: `-${space.xs}`,
  background: vars.color.ground,
  borderTop: `2px solid ${vars.color.lineStrong}`,
  selectors: {
    '&:not(:has(button))': {
      position: 'static',
      padding: 0,
      borderTop: 'none',
      pointerEvents: 'none',
    },
  },
  '@media': {
    // With the header at most a third of the window; without room for both it stands in the page.
    [tallEnough]: {
      position: 'sticky',
      maxHeight: `calc(33dvh - ${headerHeight})`,
      overflowY: 'auto',
    },
  },
});

export const announcement = style({
  flex: '1 1 8rem',
  minWidth: 0,
  fontSize: fontSize.small,
  lineHeight: '1.3',
});

globalStyle(`html:has(${dock} button)`, {
  '@media': { [tallEnough]: { scrollPaddingBottom: '11rem' } },
});

export const trayName = style({ flex: '1 1 auto', fontSize: fontSize.body });

export const tray = style({
  display: 'flex',
  gap: space.xs,
  paddingBlock: space.xxs,
  overflowX: 'auto',
});

export const chip = style({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: `0 ${space.s}`,
  whiteSpace: 'nowrap',
});

/** Where something is taken hold of. A finger on it drags, and never scrolls. */
export const handle = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.25rem',
  height: touchTarget,
  flex: 'none',
  borderRadius: radius.small,
  color: vars.color.inkMuted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  ':hover': { background: vars.color.sunken },
  ':active': { cursor: 'grabbing' },
});

const afloat = { position: 'fixed', top: 0, left: 0, zIndex: 10, pointerEvents: 'none' } as const;

export const dragLabel = style({
  ...afloat,
  maxWidth: '16rem',
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.small,
  background: vars.color.band,
  color: vars.color.onBand,
  fontWeight: fontWeight.bold,
});

export const dropLine = style({ ...afloat, height: '4px', background: vars.color.accent });
