import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { focusRing } from '@/styles/focus';
import { zIndex } from '@/styles/layers.css';
import { touchTarget } from '@/styles/tokens';

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

export const marks = style({ ...stroke, stroke: vars.color.inkMuted, strokeWidth: 1 });

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
