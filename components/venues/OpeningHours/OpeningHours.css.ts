import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { figures } from '@/styles/text-styles';
import { fontWeight, radius, space } from '@/styles/tokens';

/** Keeps its line before the browser knows what to say, so that nothing moves. */
export const status = style({
  display: 'flex',
  alignItems: 'baseline',
  minHeight: '1.6em',
  fontWeight: fontWeight.bold,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const marker = style({
  flex: 'none',
  width: '0.7em',
  height: '0.7em',
  marginInlineEnd: space.xs,
  border: '2px solid currentColor',
  borderRadius: radius.pill,
});

export const lit = style({ background: vars.color.success, borderColor: vars.color.success });

export const table = style({
  width: '100%',
  maxWidth: '26rem',
  borderTop: `3px solid ${vars.color.ink}`,
});

export const row = style({ borderBottom: `1px solid ${vars.color.line}` });

export const day = style({
  padding: `${space.xs} ${space.m} ${space.xs} 0`,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
});

export const hours = style({
  padding: `${space.xs} 0`,
  textAlign: 'end',
  ...figures,
});
