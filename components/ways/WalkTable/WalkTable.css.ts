import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontWeight, space, touchTarget } from '@/styles/tokens';

export const box = style({ display: 'grid', gap: space.m, width: '100%' });

export const paces = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.l}`,
  border: 0,
  padding: 0,
  margin: 0,
  '@media': { print: { display: 'none' } },
});

export const legend = style({ fontWeight: fontWeight.bold, padding: 0 });

export const pace = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touchTarget,
});

export const radio = style({
  width: '1.25rem',
  height: '1.25rem',
  accentColor: vars.color.accent,
});

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
