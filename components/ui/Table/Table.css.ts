import { style } from '@vanilla-extract/css';
import { closeOnPaper } from '@/styles/print.css';
import { figures, fontWeight, space, textStyle, vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';

export const table = uiStyle({
  width: '100%',
  borderTop: `3px solid ${vars.color.ink}`,
  ...figures,
  '@media': { print: { fontSize: '8.5pt' } },
});

export const caption = uiStyle({
  textAlign: 'start',
  paddingBottom: space.s,
  color: vars.color.inkMuted,
});

export const head = uiStyle({
  ...textStyle.imprint,
  textAlign: 'start',
  verticalAlign: 'bottom',
  padding: `${space.xs} ${space.m} ${space.xs} 0`,
  borderBottom: `1px solid ${vars.color.ink}`,
});

export const cell = style([
  closeOnPaper,
  inUi({
    textAlign: 'start',
    verticalAlign: 'top',
    padding: `${space.xs} ${space.m} ${space.xs} 0`,
    borderBottom: `1px solid ${vars.color.line}`,
    fontWeight: fontWeight.regular,
  }),
]);

/** Positioned, so that hidden words within do not widen the page. */
export const box = uiStyle({ position: 'relative', width: '100%', overflowX: 'auto' });
