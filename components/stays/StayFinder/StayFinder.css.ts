import { style, type StyleRule } from '@vanilla-extract/css';
import { gap } from '@/components/ui/CardGrid/CardGrid.css';
import { at, focusRing, fontFamily, media, radius, space, touchTarget, vars } from '@/styles/theme';
import { zIndex } from '@/styles/layers.css';

export const finder = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '17.5rem minmax(0, 1fr)',
      columnGap: `clamp(${space.xl}, 4vw, 4rem)`,
      alignItems: 'start',
    },
    // Without a script there are no filters, and so no margin for them.
    [`${media.desktop} and (scripting: none)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const form = style({
  '@media': {
    [`${media.desktop} and ${media.tall}`]: {
      position: 'sticky',
      top: '5.5rem',
      maxHeight: 'calc(100dvh - 6.5rem)',
      overflowY: 'auto',
    },
    // Room for the focus ring, which scrolling would cut off.
    [media.desktop]: { marginInline: '-0.5rem', paddingInline: '0.5rem' },
  },
});

const belowDesktop = `not all and ${media.desktop}`;

const heading = {
  minHeight: '4rem',
  borderTop: `3px solid ${vars.color.ink}`,
  borderBottom: `1px solid ${vars.color.line}`,
} as const;

export const title = style({
  ...heading,
  '@media': { [belowDesktop]: { display: 'none' } },
});

export const toggle = style({
  ...heading,
  flexWrap: 'wrap',
  textAlign: 'start',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const active = style({
  flexGrow: 1,
  fontFamily: fontFamily.body,
  '@media': { [media.desktop]: { textAlign: 'end' } },
});

export const panel = style({
  paddingBlock: `${space.m} 0`,
  '@media': {
    [media.desktop]: { gap: space.m },
    [belowDesktop]: {
      selectors: { '&[data-open="false"]': { display: 'none' } },
    },
  },
});

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.m });

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: `${space.xs} ${space.s}`,
});

export const done = at(media.desktop, { display: 'none' });

export const results = style({ ':focus': { outline: 'none' } });

export const head = style({
  columnGap: space.l,
  marginBottom: space.l,
  '@media': { [media.desktop]: heading },
});

export const actions = style({
  columnGap: space.s,
  '@media': { [media.tablet]: { columnGap: space.l } },
});

export const none = style({
  padding: `clamp(${space.xl}, 6vw, ${space.huge}) clamp(${space.l}, 5vw, ${space.huge})`,
  background: vars.color.sunken,
  borderRadius: radius.small,
  borderInlineStart: `4px solid ${vars.color.accent}`,
});

export const noneArt = style({ width: '100%', maxWidth: '16rem' });

export const list = style({ gap });

export const range = style({ position: 'relative', height: touchTarget });

/** From where the middle of a thumb is at one end to where it is at the other. */
export const rule = style({
  position: 'absolute',
  insetBlock: `calc((${touchTarget} - 1.25rem) / 2)`,
  left: `calc(${touchTarget} / 2)`,
  width: `calc(100% - ${touchTarget})`,
  height: '1.25rem',
  overflow: 'visible',
});

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const line = style({
  ...stroke,
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
});

export const chosen = style({
  ...stroke,
  stroke: vars.color.accent,
  strokeWidth: 4,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

const lever: StyleRule = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: touchTarget,
  height: touchTarget,
  border: 'solid transparent',
  borderWidth: '0.5rem 0.875rem',
  borderRadius: '0.9rem',
  background: vars.color.ink,
  backgroundClip: 'padding-box',
  cursor: 'grab',
  // The rule underneath must be reached by the other thumb.
  pointerEvents: 'auto',
};

export const thumb = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  width: '100%',
  height: touchTarget,
  background: 'none',
  pointerEvents: 'none',
  selectors: {
    '&::-webkit-slider-runnable-track': { height: touchTarget },
    '&::-webkit-slider-thumb': lever,
    '&::-moz-range-thumb': lever,
    '&:hover::-webkit-slider-thumb': { backgroundColor: vars.color.accent },
    '&:focus-visible': { outline: 'none', zIndex: zIndex.raised },
    '&:focus-visible::-webkit-slider-thumb': { ...focusRing, outlineOffset: '-4px' },
    '&:focus-visible::-moz-range-thumb': { ...focusRing, outlineOffset: '-4px' },
  },
});

export const front = style([thumb, { zIndex: zIndex.raised }]);
