import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { fontWeight, space, touchTarget } from '@/styles/tokens';
import { cell, name } from '../Timetable/Timetable.css';

export const box = style({ display: 'grid', gap: space.m, width: '100%' });

export const paces = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.l}`,
  // All three in a row, or each on a line: never two and one.
  flexDirection: 'column',
  '@media': { [media.tablet]: { flexDirection: 'row' }, print: { display: 'none' } },
});

export const legend = style({ fontWeight: fontWeight.bold });

export const pace = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touchTarget,
});

/** In the theme's own inks, as the browser's are not; the chosen one is a thick ring. */
export const radio = style({
  appearance: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  background: vars.color.surface,
  ':checked': { border: `6px solid ${vars.color.accent}` },
});

export const leg = style([name, { textWrap: 'balance' }]);

/** On a phone the words before a figure break from it; where there is room nothing does. */
export const figures = style([cell, { '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } }]);

/** The minutes of each pace; one of them is shown. */
export const minutes = styleVariants({ slow: {}, steady: {}, brisk: {} });

for (const hidden of [minutes.slow, minutes.brisk]) {
  globalStyle(`${box} ${hidden}`, { display: 'none' });
}
for (const chosen of ['slow', 'brisk'] as const) {
  const box_ = `${box}:has([value="${chosen}"]:checked)`;
  globalStyle(`${box_} ${minutes[chosen]}`, { display: 'inline' });
  globalStyle(`${box_} ${minutes.steady}`, { display: 'none' });
}
