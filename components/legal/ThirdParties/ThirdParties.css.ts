import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { fontWeight, space } from '@/styles/tokens';

export const tickets = style({ display: 'grid', gap: space.m, width: '100%' });

export const ticket = style({
  display: 'grid',
  gap: space.s,
  padding: `${space.m} ${space.l} ${space.l}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `4px double ${vars.color.lineStrong}`,
});

export const facts = style({
  display: 'grid',
  gap: `0 ${space.l}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr)', rowGap: space.xs },
  },
});

export const term = style({
  ...textStyle.imprint,
  color: vars.color.inkMuted,
  paddingTop: space.s,
  '@media': { [media.tablet]: { paddingTop: '0.3em' } },
});

export const host = style({ fontWeight: fontWeight.medium });

export const sites = style({ display: 'grid', gap: space.xs });
