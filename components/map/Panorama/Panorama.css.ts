/** A drawing, with colours of its own. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { PlaceSlug } from '@/content/places';
import { emblems } from '@/lib/map/bay';
import { narrowestRem } from '@/lib/map/emblems';
import { panoramaSize } from '@/lib/map/panorama';
import { duration, fontWeight, ink, media, space, touchTarget, vars } from '@/styles/theme';
import { zIndex } from '@/styles/layers.css';

const { width, height } = panoramaSize;
const village: PlaceSlug = 'village-centre';
const bySlug = Object.fromEntries(emblems.map((each) => [each.slug, each]));
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

export const stage = style({
  position: 'relative',
  background: '#E8B04E',
  '@media': {
    [`screen and ${media.dark}`]: { background: '#081726' },
  },
});

/** Begins at the village, or near it at its right end where a browser knows no initial target. */
export const scroller = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  direction: 'rtl',
  // The whole map is there, and a card may hang over its lower edge.
  '@media': { [media.wide]: { overflow: 'visible' } },
});

export const scene = style({
  direction: 'ltr',
  position: 'relative',
  width: `max(100%, ${narrowestRem}rem)`,
  aspectRatio: `${width} / ${height}`,
});

export const hint = style({
  display: 'none',
  padding: `${space.xxs} ${space.gutter}`,
  background: vars.color.surface,
  '@media': { [`(width < ${narrowestRem}rem)`]: { display: 'block' } },
});

const initialTarget = { scrollInitialTarget: 'nearest', scrollSnapAlign: 'center' } as const;

/** Where each emblem stands; classes, because a strict policy refuses style attributes. */
export const position = styleVariants(bySlug, ({ slug, leader: [, { x, y }], stands }) => ({
  ...(slug === village && initialTarget),
  position: 'absolute',
  left: percent(x / width),
  top: percent(y / height),
  transform: stands === 'above' ? 'translate(-50%, -100%)' : 'translateX(-50%)',
}));

export const emblem = style({
  position: 'relative',
  justifyItems: 'center',
  color: vars.color.ink,
  textDecoration: 'none',
});

const lamplit = {
  background: ink.gorse,
  vars: {
    [vars.color.ink]: ink.navy,
    [vars.color.inkMuted]: ink.slateDark,
    [vars.color.accent]: ink.boatRed,
    [vars.color.onAccent]: ink.paper,
    [vars.color.lamp]: ink.paper,
    [vars.color.sea]: ink.deepSea,
  },
};

export const disc = style({
  position: 'relative',
  background: vars.color.surface,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: '50%',
  // The inks that `emblems.svg` names.
  vars: {
    '--stone': vars.color.ink,
    '--wall': vars.color.inkMuted,
    '--red': vars.color.accent,
    '--sea': vars.color.sea,
    '--lamp': vars.color.lamp,
  },
  transition: `transform ${duration.quick}, background-color ${duration.quick}`,
  selectors: {
    [`${emblem}:hover &, ${emblem}[aria-expanded=true] &`]: {
      ...lamplit,
      '@media': { [media.motion]: { transform: 'translateY(-2px)' } },
    },
  },
});

export const label = style({
  // The edge of the map would cut it.
  selectors: { '&[data-cut]': { opacity: 0 } },
  marginTop: '-0.3rem',
  padding: '0 0.35em',
  position: 'relative',
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  lineHeight: '1.45',
  whiteSpace: 'nowrap',
});

export const count = style({
  position: 'absolute',
  top: '-0.3rem',
  left: 'calc(50% + 0.5rem)',
  minWidth: '1.45rem',
  paddingInline: '0.3em',
  background: vars.color.accent,
  color: vars.color.onAccent,
  lineHeight: '1.3rem',
  textAlign: 'center',
});

const hushed = { opacity: 0.45 } as const;
export const quiet = style({});
export const lit = style({});
globalStyle(`${quiet} ${disc}`, hushed);
globalStyle(`${quiet} ${label}`, {
  borderStyle: 'dashed',
  fontWeight: fontWeight.regular,
  color: vars.color.inkMuted,
});
globalStyle(`${lit} ${disc}`, lamplit);
globalStyle(`${lit} ${count}`, { background: ink.boatRed, color: ink.paper });

const cardWidth = '16rem';
/** From the middle of an emblem: half of the longest name, and a gap. */
const aside = '4rem';

export const card = style({
  position: 'relative',
  scrollMarginBlock: space.xs,
  padding: `${space.s} ${space.m}`,
  background: vars.color.surface,
  color: vars.color.ink,
  borderBlock: `2px solid ${vars.color.ink}`,
  '@media': {
    [media.wide]: {
      position: 'absolute',
      width: cardWidth,
      zIndex: zIndex.raised,
      border: `2px solid ${vars.color.ink}`,
    },
  },
});

globalStyle(`${card} > span`, { aspectRatio: '3 / 1', maxWidth: '22rem' });

const [houses, name] = emblems.find(({ slug }) => slug === village)?.leader ?? [];
const [housesY, nameX] = [houses?.y ?? 0, name?.x ?? 0];

/** They open away from the village, where there is room for them, or below its houses. */
export const cardAt = styleVariants(bySlug, ({ leader: [, { x, y }], stands }) => {
  const isRight = x > 0.69 * width;
  const isLeft = isRight || (x > 0.31 * width && x < nameX);
  const top = stands === 'above' ? `calc(${percent(y / height)} - 4.2rem)` : percent(y / height);
  return {
    '@media': {
      [media.wide]: {
        top: isRight ? `max(${top}, ${percent(housesY / height)} + ${space.s})` : top,
        [isLeft ? 'right' : 'left']:
          `calc(${percent((isLeft ? width - x : x) / width)} + ${aside})`,
      },
    },
  };
});

export const cardTitle = style({ paddingRight: touchTarget });
export const cardItem = style({ minHeight: '2.25rem' });
export const close = style({
  position: 'absolute',
  top: 0,
  right: 0,
  fontSize: '1.4rem',
  background: vars.color.surface,
});
