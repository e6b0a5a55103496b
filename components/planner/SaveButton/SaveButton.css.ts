import { keyframes, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { duration, easing, radius, touchTarget } from '@/styles/tokens';

const beat = keyframes({ '40%': { transform: 'scale(1.28)' } });

export const saveButton = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  borderRadius: radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  fontSize: '1.15rem',
  ':hover': { borderColor: vars.color.ink },
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const heart = style({
  transition: `fill ${duration.quick}, color ${duration.quick}`,
  selectors: {
    '[aria-pressed="true"] > &': { color: vars.color.heart, fill: 'currentColor' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        // Only the heart that was pressed beats, not all that are saved when a page opens.
        '[aria-pressed="true"]:is(:hover, :focus) > &': {
          animation: `${beat} ${duration.calm} ${easing.out}`,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '[aria-pressed="true"] > &': { fill: 'Highlight' } },
    },
  },
});
