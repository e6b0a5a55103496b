import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s} ${space.xl}`,
  padding: `${space.m} ${space.l} ${space.l}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderTop: `6px solid ${vars.color.accent}`,
  breakInside: 'avoid',
  '@media': { print: { paddingBlock: space.xs } },
});

const part = style({ display: 'grid', alignContent: 'start', gap: space.s });

export const head = style([part, { flex: '1 1 14rem' }]);
export const body = style([part, { flex: '2 1 24rem' }]);

export const kind = style({
  ...textStyle.imprint,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: vars.color.danger,
});
