import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { fontSize, space } from '@/styles/tokens';

/** As many columns as fit, filled one after the other, with a rule between. */
export const columns = style({
  columns: '22rem',
  columnGap: space.huge,
  columnRule: `1px solid ${vars.color.line}`,
});

export const group = style({
  breakInside: 'avoid',
  paddingBottom: space.xl,
});

export const heading = style({
  ...voice.subheading,
  paddingBlock: `${space.s} ${space.xs}`,
  borderTop: `3px solid ${vars.color.ink}`,
});

export const list = style({ display: 'grid' });

/** Name, leader dots, fact. */
export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  borderTop: `1px solid ${vars.color.line}`,
});

export const link = style({
  paddingBlock: space.xs,
  color: vars.color.ink,
  textDecorationColor: vars.color.line,
  ':hover': { color: vars.color.link, textDecorationColor: 'currentColor' },
});

export const leader = style({
  flex: '1 1 1rem',
  minWidth: '1rem',
  borderBottom: `2px dotted ${vars.color.line}`,
});

export const note = style({
  flex: 'none',
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});
