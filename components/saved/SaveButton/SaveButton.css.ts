import { keyframes, style } from '@vanilla-extract/css';
import { touchLine, touchSquare } from '@/styles/layout.css';
import { live } from '@/styles/print.css';
import { duration, easing, media, radius, vars } from '@/styles/theme';

/** A disc whose colours no ground changes: the bands of pages have a surface of their own. */
export const roundButton = style([
  touchSquare,
  {
    borderRadius: radius.pill,
    background: vars.color.disc,
    color: vars.color.onDisc,
    border: `1px solid ${vars.color.line}`,
  },
]);

const stamp = keyframes({
  '0%': { transform: 'scale(2.1) rotate(-16deg)', opacity: 0.2 },
  '55%': { transform: 'scale(0.82) rotate(3deg)', opacity: 1 },
});

export const saveButton = style([
  roundButton,
  live,
  {
    fontSize: '1.15rem',
    ':hover': { borderColor: vars.color.ink },
  },
]);

export const savedLink = style([
  touchLine,
  { flexWrap: 'wrap', rowGap: 0, minWidth: 'min(9rem, 100%)' },
]);

export const heart = style({
  transition: `fill ${duration.quick}, color ${duration.quick}`,
  selectors: {
    '[aria-pressed="true"] > &': { color: vars.color.heart, fill: 'currentColor' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '[aria-pressed="true"]:is(:hover, :focus) > &': {
          animation: `${stamp} ${duration.calm} ${easing.out}`,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '[aria-pressed="true"] > &': { fill: 'Highlight' } },
    },
  },
});
