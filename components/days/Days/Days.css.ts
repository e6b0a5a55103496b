import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { toggle } from '@/components/planner/PlannerPage/PlannerPage.css';
import { stack, touchSquare } from '@/styles/layout.css';
import { flowOnPaper } from '@/styles/print.css';
import {
  figures,
  fontSize,
  fontWeight,
  headerHeight,
  media,
  radius,
  space,
  touchTarget,
  vars,
} from '@/styles/theme';

export const choice = style({
  textDecoration: `underline 2px ${vars.color.lamp}`,
  textUnderlineOffset: '0.25em',
});

/** A row that scrolls by itself; positioned, so that hidden words within do not widen the page. */
export const strip = style({ position: 'relative', paddingBlock: space.xxs, overflowX: 'auto' });
globalStyle(`${strip} > li`, { flex: 'none' });

export const tool = style([
  toggle,
  {
    minHeight: touchTarget,
    minWidth: touchTarget,
    paddingInline: space.s,
    fontSize: fontSize.small,
    fontWeight: fontWeight.bold,
    color: vars.color.link,
    selectors: { '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } },
  },
]);

/** A day's band and its stops' pictures are for desks; paper has its own sheet. */
const atDesk = `screen and ${media.desktop}`;

export const days = style({
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' },
  },
});

export const sheet = style([
  flowOnPaper,
  stack.xs,
  {
    minWidth: 0,
    paddingTop: space.s,
    borderTop: `4px solid ${vars.color.accent}`,
  },
]);

export const otherSheet = style([
  sheet,
  { '@media': { [`screen and (width < 64rem)`]: { display: 'none' } } },
]);

const iconBase = style({ display: 'inline-flex', flex: 'none', fontSize: '0.95em' });

export const icon = styleVariants({
  problem: [iconBase, { color: vars.color.danger }],
  'check-first': [iconBase, { color: vars.color.accent }],
  'good-to-know': [iconBase, { color: vars.color.inkMuted }],
  works: [iconBase, { color: vars.color.success }],
});

globalStyle(`${strip} [aria-current="true"] > span`, { color: 'inherit' });
globalStyle(`${strip} [aria-current]`, { '@media': { [atDesk]: { display: 'none' } } });

export const timelineRow = style({
  position: 'relative',
  paddingBlock: space.xs,
  paddingInlineStart: '1.1rem',
  '@media': {
    [atDesk]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: space.xs,
      paddingInlineStart: 0,
    },
  },
});

/** At a desk its parts stand in the columns of its stop, and ways and findings below the name. */
export const stopRow = style({ '@media': { [atDesk]: { display: 'contents' } } });
globalStyle(`${timelineRow} > p, ${stopRow} > ul`, {
  '@media': { [atDesk]: { gridColumn: '3 / -1' } },
});

export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '0.8rem',
  height: '100%',
  background: vars.color.sunken,
  '@media': { [atDesk]: { display: 'none' } },
});

export const edgeWater = style({ fill: vars.color.sea, fillOpacity: 0.65 });

export const edgeNight = style({ fill: vars.color.ink, fillOpacity: 0.55 });

export const band = style({ display: 'none', '@media': { [atDesk]: { display: 'block' } } });
globalStyle(`${band} > svg`, { height: '11rem', background: vars.color.surface });

export const bandStop = style({ fill: vars.color.accent });

export const clock = style({
  flex: 'none',
  minWidth: '3rem',
  paddingTop: '0.55rem',
  lineHeight: '1.2',
  ...figures,
  '@media': { [atDesk]: { gridColumn: 2 } },
});

export const grows = style({ flex: '1 1 8rem', minWidth: 0 });

export const stopBody = style([
  grows,
  { paddingTop: '0.4rem', lineHeight: '1.35', '@media': { [atDesk]: { gridColumn: 3 } } },
]);

export const thumb = style({
  position: 'relative',
  float: 'right',
  width: '6rem',
  aspectRatio: '3 / 2',
  marginInlineStart: space.xs,
  display: 'none',
  '@media': { [atDesk]: { display: 'block' } },
});

export const stopName = style({ fontSize: fontSize.body });

export const finding = style({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  lineHeight: '1.4',
});

export const folds = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l });
globalStyle(`${folds} > [open]`, { flexBasis: '100%' });

export const fields = style({
  paddingBlock: space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 16vw)), 1fr))',
});
globalStyle(`${fields} :is(input:not([type="checkbox"]), select)`, { height: '3.125rem' });

const tallEnough = '(min-height: 40em)';

/** What has no day yet, what was done, and the way back; in sight where there is room for it. */
export const dock = style({});
globalStyle(`${dock}:has(button)`, {
  bottom: 0,
  zIndex: 1,
  padding: space.xs,
  background: vars.color.ground,
  borderTop: `2px solid ${vars.color.lineStrong}`,
  '@media': {
    // With the header at most a third of the window; without room for both it stands in the page.
    [tallEnough]: {
      position: 'sticky',
      maxHeight: `calc(33dvh - ${headerHeight})`,
      overflowY: 'auto',
    },
  },
});

globalStyle(`html:has(${dock} button)`, {
  '@media': { [tallEnough]: { scrollPaddingBottom: '11rem' } },
});

export const chip = style([tool, { gap: 0, paddingInline: `0 ${space.s}` }]);

/** Where something is taken hold of. A finger on it drags, and never scrolls. */
export const handle = style([
  touchSquare,
  {
    width: '2.25rem',
    flex: 'none',
    borderRadius: radius.small,
    color: vars.color.inkMuted,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    ':hover': { background: vars.color.sunken },
    ':active': { cursor: 'grabbing' },
  },
]);

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
