import { style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';

export const link = style({
  paddingBlock: space.xs,
  textWrap: 'balance',
  color: vars.color.ink,
  textDecorationColor: vars.color.line,
  ':hover': { color: vars.color.link, textDecorationColor: 'currentColor' },
});

export const leader = style({
  flex: '1 1 0',
  minWidth: 0,
  borderBottom: `2px dotted ${vars.color.line}`,
});

export const note = style({ marginInlineStart: 'auto', paddingBottom: space.xs, textAlign: 'end' });
