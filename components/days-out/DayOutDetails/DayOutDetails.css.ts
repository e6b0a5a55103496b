import { style } from '@vanilla-extract/css';
import * as details from '@/components/details/DetailsPage/DetailsPage.css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { fontSize, fontWeight, measure, space } from '@/styles/tokens';

export const stops = style({
  width: '100%',
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const stop = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.m,
  rowGap: space.xs,
  paddingBlock: space.m,
  borderTop: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

const way = style({
  paddingInlineStart: space.s,
  borderInlineStart: `3px dotted ${vars.color.lineStrong}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

export const leg = style([way, { gridColumn: 2 }]);

export const home = style([way, { marginInlineStart: `calc(5.5rem + ${space.m})` }]);

export const clock = style({ fontWeight: fontWeight.bold, fontSize: fontSize.lead });

export const clockWords = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const body = style({ display: 'grid', gap: space.xxs, maxWidth: measure.prose });

export const name = style({ fontSize: fontSize.lead, fontWeight: fontWeight.bold });

export const quiet = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const figure = style({ display: 'grid', gap: space.xs, width: '100%', margin: 0 });

/** A plan is longer than its ticket, which stays in sight beside it. */
export const aside = style([
  details.aside,
  { '@media': { [media.desktop]: { gridRow: '1 / -1' } } },
]);
export const ticket = style([
  details.ticket,
  { '@media': { [media.desktop]: { position: 'sticky', top: '5.5rem' } } },
]);
